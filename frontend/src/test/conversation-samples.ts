import type { MockApi } from '../../../mocks/api.ts';
import { createConversationLink } from '../../../mocks/store/conversations.ts';

/** Conversations of the demo for stories: with fixed ids and times. */
export const FORM_ID = 'a1b7c3d4-0000-4000-8000-000000000001';
export const OWN_ID = 'a1b7c3d4-0000-4000-8000-000000000002';

const GUIDE = {
  id: 'a1b7c3d4-0000-4000-8000-000000000009',
  name: 'Moving a licence.pdf',
  type: 'application/pdf',
  size_bytes: 184_200,
  userId: '',
  dataUrl: 'data:application/pdf;base64,JVBERi0xLjcK',
};

/** The one from the contact form is Jonas Weber's; the customer's own is about their newest order. */
export function saveConversations({ db }: MockApi): void {
  const at = (index: number) => new Date(Date.UTC(2026, 10, 20, 18 - index)).toISOString();
  const order = db.state.orders.find(({ userId }) => db.account(userId)?.user.role === 'customer');
  if (order) order.number = 10_431;
  for (const [index, row] of db.state.conversations.entries()) {
    const isOwn = row.userId !== null;
    if (isOwn) Object.assign(row, { id: OWN_ID, orderId: order?.id ?? null });
    if (row.name === 'Jonas Weber') row.id = FORM_ID;
    for (const [place, message] of row.messages.entries()) message.created_at = at(index - place * 3);
    Object.assign(row, { created_at: at(index), updated_at: at(index) });
    if (isOwn) row.firstAnswerAt = new Date(Date.parse(at(index)) + 3 * 3_600_000).toISOString();
    if (isOwn) db.state.conversationFiles = row.messages.slice(1, 2).map(({ id }) => ({ ...GUIDE, messageId: id }));
  }
}

/** Lets a token open Jonas Weber's conversation, with a reply. @returns the token */
export function answerVisitor(api: MockApi, ends = Date.UTC(2099, 11, 24)): string {
  saveConversations(api);
  const row = api.db.state.conversations.find(({ id }) => id === FORM_ID);
  const token = createConversationLink(api.db, FORM_ID);
  const link = api.db.state.conversationLinks[token];
  if (!row || !link) throw new Error('The demo has no such conversation');
  link.expiresAt = ends;
  const text = 'Hello,\n\nit runs on ARM from version 2.4 on. Could you send us the log file?';
  const createdAt = new Date(Date.UTC(2026, 10, 20, 19)).toISOString();
  row.messages.push({
    id: 'a1b7c3d4-0000-4000-8000-000000000003',
    kind: 'studio',
    authorId: null,
    text,
    created_at: createdAt,
  });
  return token;
}

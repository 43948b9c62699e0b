import { cannedTexts, conversation } from '../../demo/content/conversations.ts';
import { messages } from '../../demo/content/messages.ts';
import type { ConversationStore, StoredConversation } from './conversations.ts';
import { createRandom } from './seed-random.ts';
import type { Account } from './state.ts';

const STATES = { new: 'open', answered: 'closed', spam: 'spam' } as const;

/** Messages from before the demo starts: through the contact form, and from its customer. */
export const seedConversations = (
  now: number,
  { customer, admin }: { customer: Account; admin: Account },
): ConversationStore => {
  const random = createRandom(20_261_122);
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  const defaults = { assigneeId: null, orderId: null, version: 1, read: 0, firstAnswerAt: null };
  const storedMessages = messages.map(({ hours, name, email, subject, message, status }): StoredConversation => {
    const [id, at] = [random.uuid(), ago(hours)];
    return {
      ...defaults,
      id,
      userId: null,
      name,
      email,
      subject,
      channel: 'form',
      status: STATES[status],
      created_at: at,
      updated_at: at,
      messages: [{ id: random.uuid(), kind: 'person', authorId: null, text: message, created_at: at }],
    };
  });
  const [first, last] = [conversation.messages[0], conversation.messages[1]];
  const { id: userId, name, email } = customer.user;
  const own: StoredConversation = {
    ...defaults,
    id: random.uuid(),
    userId,
    name,
    email,
    subject: conversation.subject,
    channel: 'account',
    status: 'waiting',
    assigneeId: admin.user.id,
    version: 2,
    firstAnswerAt: ago(last.hours),
    created_at: ago(first.hours),
    updated_at: ago(last.hours),
    messages: conversation.messages.map(({ from, hours, text }) => ({
      id: random.uuid(),
      kind: from,
      authorId: from === 'studio' ? admin.user.id : null,
      text,
      created_at: ago(hours),
    })),
  };
  return {
    conversations: [...storedMessages, own],
    conversationFiles: [],
    conversationLinks: {},
    cannedTexts: cannedTexts.map((text) => ({ id: random.uuid(), ...text })),
  };
};

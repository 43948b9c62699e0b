import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { ConversationMessage, ConversationOrder, ConversationStatus } from '../generated/model.ts';
import { linkExpired, notFound } from '../problems.ts';
import { attach, filesOf, type StoredFile } from './conversation-files.ts';
import type { MockDb } from './db.ts';
import { postMail } from './outbox.ts';

const LIFETIME = 30 * 86_400_000;

type StoredMessage = {
  id: string;
  kind: 'person' | 'studio' | 'note';
  /** who of the team wrote it */
  authorId: string | null;
  text: string;
  created_at: string;
};

export type StoredConversation = {
  id: string;
  userId: string | null;
  name: string;
  email: string;
  subject: string;
  channel: 'form' | 'account';
  status: ConversationStatus;
  assigneeId: string | null;
  orderId: string | null;
  version: number;
  /** so many of its messages the person has read */
  read: number;
  firstAnswerAt: string | null;
  created_at: string;
  updated_at: string;
  messages: StoredMessage[];
};

/** What the mock server knows of people and the studio writing to each other. */
export type ConversationStore = {
  conversations: StoredConversation[];
  conversationFiles: StoredFile[];
  /** token → the conversation that it opens */
  conversationLinks: Record<string, { conversationId: string; expiresAt: number }>;
  cannedTexts: { id: string; title: string; text: string }[];
};

type Person = Pick<StoredConversation, 'userId' | 'name' | 'email' | 'channel' | 'orderId'>;

/** Appends a message; everything that happens raises the version. */
export const append = (
  row: StoredConversation,
  kind: StoredMessage['kind'],
  text: string,
  authorId: string | null = null,
): string => {
  const createdAt = new Date().toISOString();
  const id = crypto.randomUUID();
  row.messages.push({ id, kind, authorId, text, created_at: createdAt });
  row.version += 1;
  if (kind !== 'note') row.updated_at = createdAt;
  return id;
};

export const openConversation = (
  db: MockDb,
  person: Person,
  { subject, text, files = [] }: { subject: string; text: string; files?: StoredFile[] },
): StoredConversation => {
  const at = new Date().toISOString();
  const row: StoredConversation = {
    id: crypto.randomUUID(),
    ...person,
    subject,
    status: 'open',
    assigneeId: null,
    version: 0,
    read: 0,
    firstAnswerAt: null,
    created_at: at,
    updated_at: at,
    messages: [],
  };
  attach(files, append(row, 'person', text));
  db.state.conversations.unshift(row);
  return row;
};

/** Tells the studio what a customer or visitor has written. */
export const tellStudio = (db: MockDb, { name, email, subject }: StoredConversation, text: string): void => {
  const { contactEmail: to, name: studio } = db.state.site;
  postMail(db, {
    kind: 'conversation',
    to,
    name: studio,
    subject: `Message: ${subject}`,
    text: `${name} <${email}> wrote:\n\n${text}`,
  });
};

/** The person writes on. */
export const writeOn = (db: MockDb, row: StoredConversation, text: string, files: StoredFile[] = []): void => {
  attach(files, append(row, 'person', text));
  if (row.status === 'spam') return;
  row.status = 'open';
  tellStudio(db, row, text);
};

/** All of them, the one that moved last first. */
export const moved = (rows: StoredConversation[]): StoredConversation[] =>
  rows.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at) || a.id.localeCompare(b.id));

export const orderOf = (db: MockDb, { orderId }: StoredConversation): ConversationOrder | null => {
  const order = db.state.orders.find(({ id }) => id === orderId);
  return order ? { id: order.id, number: order.number, product_name: order.product_name } : null;
};

/** What was said last; notes are not said. */
export const excerptOf = ({ messages }: StoredConversation): string =>
  messages.findLast(({ kind }) => kind !== 'note')?.text.slice(0, 200) ?? '';

export const unreadOf = ({ messages, read }: StoredConversation): number =>
  messages.slice(read).filter(({ kind }) => kind === 'studio').length;

/** What the person may read. */
export const readable = (db: MockDb, { messages }: StoredConversation): ConversationMessage[] =>
  messages.flatMap(({ id, kind, text, created_at }) =>
    kind === 'note' ? [] : [{ id, from: kind, text, files: filesOf(db, id), created_at }],
  );

export const openConversationLink = (db: MockDb, conversationId: string): string => {
  const token = crypto.randomUUID().replaceAll('-', '');
  db.state.conversationLinks[token] = { conversationId, expiresAt: Date.now() + LIFETIME };
  return token;
};

/** What a token opens, or why it opens nothing. */
export const openedBy = (db: MockDb, token: string) => {
  const link = db.state.conversationLinks[token];
  const row = db.state.conversations.find(({ id, userId }) => id === link?.conversationId && userId === null);
  if (!link || !row) return notFound(REFUSALS.conversationLinkUnknown);
  if (link.expiresAt < Date.now()) return linkExpired();
  return { row, expiresAt: link.expiresAt };
};

/** Sends the studio's answer to whoever waits for it. */
export const sendAnswer = (db: MockDb, row: StoredConversation, text: string): void => {
  const person = row.userId === null ? undefined : db.member(row.userId)?.user;
  if (row.userId !== null && !person) return;
  const href = person ? `/dashboard/messages?entry=${row.id}` : `/conversation#${openConversationLink(db, row.id)}`;
  const mail = { kind: 'conversation-answer', to: person?.email ?? row.email, subject: 'An answer to your message' };
  postMail(db, { ...mail, text: `${text}\n\n${href}`, links: [href] });
  if (person) db.notify(person.id, { kind: 'account', title: mail.subject, text: row.subject, href });
};

/** Conversations of an address become those of the account that has just confirmed it. */
export const joinConversations = (db: MockDb, userId: string, email: string): void => {
  for (const row of db.state.conversations) {
    if (row.userId !== null || row.email.toLowerCase() !== email.toLowerCase()) continue;
    row.userId = userId;
    for (const [token, link] of Object.entries(db.state.conversationLinks))
      if (link.conversationId === row.id) delete db.state.conversationLinks[token];
  }
};

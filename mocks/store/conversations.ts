import type {
  CannedText,
  ConversationChannel,
  ConversationMessage,
  ConversationOrder,
  ConversationStatus,
  ConversationTopic,
  MailedMessage,
} from '../../contract/generated/model.ts';
import { msg } from '../../contract/i18n/macros.ts';
import { isSameEmail } from '../../contract/rules/emails.ts';
import type { Language } from '../../contract/rules/languages.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { linkExpired, notFound } from '../problems.ts';
import { attachFiles, listFiles, type StoredFile } from './conversation-files.ts';
import type { MockDb } from './db.ts';
import { sendMail } from './outbox.ts';

const LINK_TTL_MS = 30 * 86_400_000;

type StoredMessage = {
  id: string;
  kind: 'person' | 'studio' | 'note';
  /** the team member who wrote it */
  authorId: string | null;
  text: string;
  created_at: string;
  /** the email that it arrived in */
  mail?: MailedMessage;
};

export type StoredConversation = {
  id: string;
  userId: string | null;
  name: string;
  email: string;
  subject: string;
  channel: ConversationChannel;
  status: ConversationStatus;
  assigneeId: string | null;
  orderId: string | null;
  /** of the page with the contact form */
  language: Language;
  version: number;
  /** how many of its messages the user has read */
  read: number;
  firstAnswerAt: string | null;
  topic: ConversationTopic;
  created_at: string;
  updated_at: string;
  messages: StoredMessage[];
};

/** The mock server's conversations between users and the studio. */
export type ConversationStore = {
  conversations: StoredConversation[];
  conversationFiles: StoredFile[];
  /** token → its conversation */
  conversationLinks: Record<string, { conversationId: string; expiresAt: number }>;
  cannedTexts: CannedText[];
};

type Sender = Pick<StoredConversation, 'userId' | 'name' | 'email' | 'channel' | 'orderId' | 'language'>;

/** Appends a message; every event increments the version. */
export const appendMessage = (
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

export const createConversation = (
  db: MockDb,
  person: Sender,
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
    topic: 'general',
    created_at: at,
    updated_at: at,
    messages: [],
  };
  attachFiles(files, appendMessage(row, 'person', text));
  db.state.conversations.unshift(row);
  return row;
};

/** Notifies the studio of a customer's or visitor's message. */
export const notifyStudio = (db: MockDb, { name, email, subject }: StoredConversation, text: string): void => {
  const { contactEmail: to, name: studio } = db.state.site;
  sendMail(db, {
    kind: 'conversation',
    to,
    name: studio,
    subject: `Message: ${subject}`,
    text: `${name} <${email}> wrote:\n\n${text}`,
  });
};

/** Appends a message by the user. */
export const replyToConversation = (
  db: MockDb,
  row: StoredConversation,
  text: string,
  files: StoredFile[] = [],
): void => {
  attachFiles(files, appendMessage(row, 'person', text));
  if (row.status === 'spam') return;
  row.status = 'open';
  notifyStudio(db, row, text);
};

/** All of them, latest activity first. */
export const sortByUpdated = (rows: StoredConversation[]): StoredConversation[] =>
  rows.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at) || a.id.localeCompare(b.id));

export const toConversationOrder = (db: MockDb, { orderId }: StoredConversation): ConversationOrder | null => {
  const order = db.state.orders.find(({ id }) => id === orderId);
  return order ? { id: order.id, number: order.number, product_name: order.product_name } : null;
};

/** The latest message; notes do not count. */
export const toExcerpt = ({ messages }: StoredConversation): string =>
  messages.findLast(({ kind }) => kind !== 'note')?.text.slice(0, 200) ?? '';

export const countUnread = ({ messages, read }: StoredConversation): number =>
  messages.slice(read).filter(({ kind }) => kind === 'studio').length;

/** What the user may read. */
export const toMessages = (db: MockDb, { messages }: StoredConversation): ConversationMessage[] =>
  messages.flatMap(({ id, kind, text, created_at, mail }) =>
    kind === 'note' ? [] : [{ id, from: kind, text, files: listFiles(db, id), created_at, mail: mail ?? null }],
  );

export const createConversationLink = (db: MockDb, conversationId: string): string => {
  const token = crypto.randomUUID().replaceAll('-', '');
  db.state.conversationLinks[token] = { conversationId, expiresAt: Date.now() + LINK_TTL_MS };
  return token;
};

/** The conversation that a token opens, or the reason for a refusal. */
export const findByToken = (db: MockDb, token: string) => {
  const link = db.state.conversationLinks[token];
  const row = db.state.conversations.find(({ id, userId }) => id === link?.conversationId && userId === null);
  if (!link || !row) return notFound(REFUSALS.conversationLinkUnknown);
  if (link.expiresAt < Date.now()) return linkExpired();
  return { row, expiresAt: link.expiresAt };
};

/** Sends the studio's reply by email. */
export const sendReply = (db: MockDb, row: StoredConversation, text: string): void => {
  const person = row.userId === null ? undefined : db.member(row.userId)?.user;
  if (row.userId !== null && !person) return;
  const href = person ? `/dashboard/messages?entry=${row.id}` : `/conversation#${createConversationLink(db, row.id)}`;
  const mail = { kind: 'conversation-answer', to: person?.email ?? row.email, subject: 'A reply to your message' };
  sendMail(db, { ...mail, text: `${text}\n\n${href}`, links: [href] });
  if (person) db.notify(person.id, { kind: 'account', title: msg`A reply to your message`, text: row.subject, href });
};

/** Conversations of an email become those of the account that has just verified it. */
export const claimConversations = (db: MockDb, userId: string, email: string): void => {
  for (const row of db.state.conversations) {
    if (row.userId !== null || !isSameEmail(row.email, email)) continue;
    row.userId = userId;
    for (const [token, link] of Object.entries(db.state.conversationLinks))
      if (link.conversationId === row.id) delete db.state.conversationLinks[token];
  }
};

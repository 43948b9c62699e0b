import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ConversationFile } from '../../../../contract/generated/model.ts';
import { ascending, descending, type PageResult, type Range, readPage, sortByKeys } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import type { ContactMessagesTable, ConversationMessagesTable, ConversationsTable } from '../../db/tables.gen.ts';
import { messageFiles } from './conversation-files.repository.ts';

export type MessageRow = Pick<
  Selectable<ConversationMessagesTable>,
  'id' | 'seq' | 'kind' | 'text' | 'created_at' | 'author_id' | 'mail_email' | 'mail_quoted' | 'mail_refused_files'
> & { files: ConversationFile[] };

/** The part of a message's columns that describes the email it arrived in. */
export type MailColumns = Pick<MessageRow, 'mail_email' | 'mail_quoted' | 'mail_refused_files'>;

/** A conversation with its order. */
export interface ConversationRow extends Selectable<ConversationsTable> {
  order_number: number | null;
  product_name: string | null;
}

export const CONVERSATION_COLUMNS = [
  'conversations.id',
  'conversations.user_id',
  'conversations.name',
  'conversations.email',
  'conversations.subject',
  'conversations.language',
  'conversations.channel',
  'conversations.topic',
  'conversations.status',
  'conversations.assignee_id',
  'conversations.order_id',
  'conversations.version',
  'conversations.read_seq',
  'conversations.first_answer_at',
  'conversations.created_at',
  'conversations.updated_at',
] as const;

const joined = (db: Kysely<Database>) =>
  db
    .selectFrom('conversations')
    .leftJoin('orders', 'orders.id', 'conversations.order_id')
    .select([...CONVERSATION_COLUMNS, 'orders.number as order_number', 'orders.product_name']);

/** The number of answers that the customer has not read. */
const unread = sql<number>`(select count(*) from conversation_messages m
  where m.conversation_id = conversations.id and m.kind = 'studio' and m.seq > conversations.read_seq)`;

/** The start of the last message; notes do not count. */
export const excerpt = sql<string>`coalesce((select left(m.text, 200) from conversation_messages m
  where m.conversation_id = conversations.id and m.kind <> 'note' order by m.seq desc limit 1), '')`;

export type OwnRow = ConversationRow & { unread: number; excerpt: string };

/** One page of a user's conversations, most recently active first. */
export async function listOwnConversations(
  db: Kysely<Database>,
  userId: string,
  range: Range,
): Promise<PageResult<OwnRow>> {
  const own = () => db.selectFrom('conversations').where('user_id', '=', userId);
  const orders = [descending(sql`conversations.updated_at`), ascending(sql`conversations.id`)];
  const list = { key: sql<string>`conversations.id`, orders, searched: false };
  const { keys, ...total } = await readPage(db, own, list, range);
  const rows = await joined(db)
    .select([unread.as('unread'), excerpt.as('excerpt')])
    .where('conversations.id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, rows: sortByKeys(keys, rows, ({ id }) => id) };
}

/** The number of answers in all conversations of a user that are unread. */
export async function countUnread(db: Kysely<Database>, userId: string): Promise<number> {
  // One conversation at a time: a join would read those of all users.
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum((
      select count(*) from conversation_messages as m
       where m.conversation_id = c.id and m.seq > c.read_seq and m.kind = 'studio')), 0)::integer as count
      from conversations as c where c.user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export function findConversation(db: Kysely<Database>, id: string): Promise<ConversationRow | undefined> {
  return joined(db).where('conversations.id', '=', id).executeTakeFirst();
}

/** The conversation, locked until the transaction ends, so that its messages are serialised. */
export function lockConversation(tx: Transaction<Database>, id: string): Promise<ConversationRow | undefined> {
  return joined(tx).where('conversations.id', '=', id).forUpdate('conversations').executeTakeFirst();
}

/** All messages, oldest first. */
export function listMessages(db: Kysely<Database>, conversationId: string): Promise<MessageRow[]> {
  return db
    .selectFrom('conversation_messages as m')
    .select(['m.id', 'm.seq', 'm.kind', 'm.text', 'm.created_at', 'm.author_id', messageFiles.as('files')])
    .select(['m.mail_email', 'm.mail_quoted', 'm.mail_refused_files'])
    .where('m.conversation_id', '=', conversationId)
    .orderBy('m.seq')
    .execute();
}

export async function insertConversation(
  tx: Transaction<Database>,
  values: Pick<Selectable<ConversationsTable>, 'user_id' | 'name' | 'email' | 'subject' | 'order_id'> &
    Partial<Pick<Selectable<ConversationsTable>, 'channel' | 'language'>>,
  at: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('conversations')
    .values({ channel: 'account', ...values, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertMessage(
  tx: Transaction<Database>,
  message: {
    conversation_id: string;
    kind: MessageRow['kind'];
    author_id?: string;
    text: string;
  } & Partial<MailColumns>,
  at: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('conversation_messages')
    .values({ author_id: null, ...message, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a locked conversation and increments its version. */
export async function updateConversation(
  tx: Transaction<Database>,
  id: string,
  changed: Partial<Pick<Selectable<ConversationsTable>, 'status' | 'assignee_id' | 'first_answer_at' | 'updated_at'>>,
): Promise<void> {
  await tx
    .updateTable('conversations')
    .set({ ...changed, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Records that the user has read up to a message; false when it is not in the conversation. */
export async function markRead(db: Kysely<Database>, conversationId: string, messageId: string): Promise<boolean> {
  const read = await db
    .updateTable('conversations')
    .from('conversation_messages as m')
    .set({ read_seq: sql<number>`greatest(conversations.read_seq, m.seq)` })
    .whereRef('m.conversation_id', '=', 'conversations.id')
    .where('conversations.id', '=', conversationId)
    .where('m.id', '=', messageId)
    .where('m.kind', '<>', 'note')
    .returning('conversations.id')
    .executeTakeFirst();
  return read !== undefined;
}

/** Stores a message as new; the database turns it into a conversation and returns its id. */
export async function insertContactMessage(
  db: Kysely<Database>,
  message: Insertable<ContactMessagesTable>,
): Promise<string> {
  const { id } = await db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Whether the same person has sent the same message before. */
export async function hasMessage(
  db: Kysely<Database>,
  { email, subject, message }: Pick<Insertable<ContactMessagesTable>, 'email' | 'subject' | 'message'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('subject', '=', subject)
    .where('message', '=', message)
    .executeTakeFirst();
  return row !== undefined;
}

/** A message from the contact form becomes a conversation of the account that has verified its email. */
export async function attachToVerifiedAccount(tx: Transaction<Database>, id: string): Promise<void> {
  await sql`update conversations c set user_id = u.id from users u
    where c.id = ${id} and lower(u.email) = lower(c.email) and u.email_verified_at is not null
      and u.deleted_at is null`.execute(tx);
}

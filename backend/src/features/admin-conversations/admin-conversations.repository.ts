import { type Kysely, sql } from 'kysely';
import { ascending, descending, type Found, inOrder, pageOf, type Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { contains, type Way } from '../../db/search.ts';
import type { AssigneeFilter, ConversationCounts, ConversationStatus } from '../../generated/model.ts';
import { filesOfMessage } from '../conversations/conversation-files.repository.ts';
import {
  CONVERSATION_COLUMNS,
  type ConversationRow,
  excerpt,
  type MessageRow,
} from '../conversations/conversations.repository.ts';

export type AdminRow = ConversationRow & { assignee: string | null };
export type ListedRow = AdminRow & { excerpt: string };
export type AdminMessageRow = MessageRow & { author: string | null };

interface ConversationFilter {
  search: string | undefined;
  status: ConversationStatus | undefined;
  assignee: AssigneeFilter | undefined;
  /** who asks */
  userId: string;
}

const joined = (db: Kysely<Database>) =>
  db
    .selectFrom('conversations')
    .leftJoin('orders', 'orders.id', 'conversations.order_id')
    .leftJoin('users as a', 'a.id', 'conversations.assignee_id')
    .select([...CONVERSATION_COLUMNS, 'orders.number as order_number', 'orders.product_name', 'a.name as assignee']);

/**
 * Somebody's words, or those of a conversation with him. Looked up they are two lists of hits, each from indexes of its
 * table; on the way along the list each conversation is compared with its own messages.
 */
function says(text: string, way: Way) {
  if (way === 'known') return sql<boolean>`true`;
  if (way === 'indexed') {
    return sql<boolean>`conversations.id in (
      select c.id from conversations as c where ${contains(['c.name', 'c.email', 'c.subject'], text, way)}
      union all
      select m.conversation_id from conversation_messages as m where ${contains(['m.text'], text, way)})`;
  }
  return sql<boolean>`(${contains(['conversations.name', 'conversations.email', 'conversations.subject'], text, way)}
    or exists (select from conversation_messages as m where m.conversation_id = conversations.id
      and ${contains(['m.text'], text, way)}))`;
}

/** One page of all conversations, the one that moved last first. */
export async function findConversations(
  db: Kysely<Database>,
  { search, status, assignee, userId }: ConversationFilter,
  range: Range,
): Promise<Found<ListedRow>> {
  const matching = (way: Way) => {
    let query = db.selectFrom('conversations');
    if (status !== undefined) query = query.where('status', '=', status);
    if (assignee === 'me') query = query.where('assignee_id', '=', userId);
    if (assignee === 'nobody') query = query.where('assignee_id', 'is', null);
    return search === undefined ? query : query.where(says(search, way));
  };
  const orders = [descending(sql`conversations.updated_at`), ascending(sql`conversations.id`)];
  const list = { key: sql<string>`conversations.id`, orders, searched: search !== undefined };
  const { keys, ...total } = await pageOf(db, matching, list, range);
  const rows = await joined(db)
    .select(excerpt.as('excerpt'))
    .where('conversations.id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, rows: inOrder(keys, rows, ({ id }) => id) };
}

export async function countStatuses(db: Kysely<Database>): Promise<ConversationCounts> {
  const rows = await db
    .selectFrom('conversations')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const of = (status: ConversationStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { open: of('open'), waiting: of('waiting'), closed: of('closed'), spam: of('spam') };
}

/** Half of the people who were answered since a moment waited so many seconds at most; null when nobody was. */
export async function findMedian(db: Kysely<Database>, since: Date): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    select round(percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - created_at)))::integer
      as median from conversations where first_answer_at >= ${since}`.execute(db);
  return rows[0]?.median ?? null;
}

/** Administrators whose work it is. */
export function findTeam(db: Kysely<Database>): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'super_admin')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`rights && array['all', 'support']`)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findAdminConversation(db: Kysely<Database>, id: string): Promise<AdminRow | undefined> {
  return joined(db).where('conversations.id', '=', id).executeTakeFirst();
}

/** All messages and notes with who of the team wrote them. */
export function findAllMessages(db: Kysely<Database>, conversationId: string): Promise<AdminMessageRow[]> {
  return db
    .selectFrom('conversation_messages as m')
    .leftJoin('users', 'users.id', 'm.author_id')
    .select(['m.id', 'm.seq', 'm.kind', 'm.text', 'm.created_at', 'm.author_id', 'users.name as author'])
    .select(filesOfMessage.as('files'))
    .where('m.conversation_id', '=', conversationId)
    .orderBy('m.seq')
    .execute();
}

/** Where the answers to a customer go; undefined for an account that is gone. */
export function findPerson(
  db: Kysely<Database>,
  userId: string,
): Promise<{ id: string; name: string; email: string; email_verified_at: Date | null } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

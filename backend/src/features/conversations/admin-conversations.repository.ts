import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type {
  AssigneeFilter,
  ConversationCounts,
  ConversationSort,
  ConversationStatus,
} from '../../../../contract/generated/model.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import {
  ascending,
  descending,
  estimateHits,
  type PageResult,
  type Range,
  readPage,
  sortByKeys,
} from '../../db/paging.ts';
import { readCount, readCountsByFirstWord } from '../../db/row-counts.ts';
import type { Database } from '../../db/schema.ts';
import { contains, type SearchPath } from '../../db/search.ts';
import type { UsersTable } from '../../db/tables.gen.ts';
import { messageFiles } from './conversation-files.repository.ts';
import { CONVERSATION_COLUMNS, type ConversationRow, excerpt, type MessageRow } from './conversations.repository.ts';

export type AdminRow = ConversationRow & { assignee: string | null; customer_language: Language | null };
export type ConversationListRow = AdminRow & { excerpt: string };
export type AdminMessageRow = MessageRow & { author: string | null };

interface ConversationFilter {
  search: string | undefined;
  status: ConversationStatus | undefined;
  assignee: AssigneeFilter | undefined;
  /** the administrator who reads the list */
  userId: string;
  sort: ConversationSort | undefined;
}

const joined = (db: Kysely<Database>) =>
  db
    .selectFrom('conversations')
    .leftJoin('orders', 'orders.id', 'conversations.order_id')
    .leftJoin('users as a', 'a.id', 'conversations.assignee_id')
    .leftJoin('users as c', 'c.id', 'conversations.user_id')
    .select([
      ...CONVERSATION_COLUMNS,
      'orders.number as order_number',
      'orders.product_name',
      'a.name as assignee',
      'c.language as customer_language',
    ]);

/** Up to this many hits are passed to the database by id; beyond it, each conversation is compared in list order. */
const MAX_INDEXED_HITS = 10_000;

/** Conversations with the text in a name, an email, a subject or a message; undefined when there are too many. */
async function findIndexedHits(db: Kysely<Database>, text: string): Promise<string[] | undefined> {
  // A text found in most messages is not looked up: the indexes would first return nearly all of them.
  const messages = db.selectFrom('conversation_messages as m').where(contains(['m.text'], text, 'walked'));
  if ((await estimateHits(messages)) > MAX_INDEXED_HITS) return undefined;
  const { rows } = await sql<{ id: string }>`
    (select c.id from conversations as c
      where ${contains(['c.name', 'c.email', 'c.subject'], text, 'indexed')} limit ${MAX_INDEXED_HITS + 1})
    union all
    (select m.conversation_id from conversation_messages as m
      where ${contains(['m.text'], text, 'indexed')} limit ${MAX_INDEXED_HITS + 1})`.execute(db);
  return rows.length > MAX_INDEXED_HITS ? undefined : [...new Set(rows.map(({ id }) => id))];
}

/** Whether the text occurs in a conversation or its messages. */
async function matchText(db: Kysely<Database>, text: string): Promise<(path: SearchPath) => RawBuilder<SqlBool>> {
  const ids = await findIndexedHits(db, text);
  // As a scalar subquery: EXISTS would be turned into a list of the hits of all conversations.
  const compared = sql<SqlBool>`(${contains(['conversations.name', 'conversations.email', 'conversations.subject'], text, 'walked')}
    or (select true from conversation_messages as m where m.conversation_id = conversations.id
      and ${contains(['m.text'], text, 'walked')} limit 1) is true)`;
  const condition = ids ? sql<SqlBool>`conversations.id = any(${ids}::uuid[])` : compared;
  return (path) => (path === 'known' ? sql<SqlBool>`true` : condition);
}

/** Exact reverses of each other, so that one index serves both. */
const ORDERS = {
  newest: [descending(sql`conversations.updated_at`), ascending(sql`conversations.id`)],
  oldest: [ascending(sql`conversations.updated_at`), descending(sql`conversations.id`)],
};

/** One page of all conversations by their last activity. */
export async function listConversations(
  db: Kysely<Database>,
  { search, status, assignee, userId, sort = 'newest' }: ConversationFilter,
  range: Range,
): Promise<PageResult<ConversationListRow>> {
  const textFilter = search === undefined ? undefined : await matchText(db, search);
  const matching = (path: SearchPath) => {
    let query = db.selectFrom('conversations');
    if (status !== undefined) query = query.where('status', '=', status);
    if (assignee === 'me') query = query.where('assignee_id', '=', userId);
    if (assignee === 'unassigned') query = query.where('assignee_id', 'is', null);
    return textFilter ? query.where(textFilter(path)) : query;
  };
  const list = { key: sql<string>`conversations.id`, orders: ORDERS[sort], searched: search !== undefined };
  const assigned = assignee === 'me' ? userId : (assignee ?? '%');
  const knownTotal = textFilter ? undefined : await readCount(db, 'conversations', `${status ?? '%'} ${assigned}`);
  const { keys, ...total } = await readPage(db, matching, list, range, knownTotal);
  const rows = await joined(db)
    .select(excerpt.as('excerpt'))
    .where('conversations.id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, rows: sortByKeys(keys, rows, ({ id }) => id) };
}

export async function countStatuses(db: Kysely<Database>): Promise<ConversationCounts> {
  const counts = await readCountsByFirstWord(db, 'conversations');
  const of = (status: ConversationStatus) => counts.get(status) ?? 0;
  return { open: of('open'), waiting: of('waiting'), closed: of('closed'), spam: of('spam') };
}

/** The median response time in seconds since a moment; null when there were no answers. */
export async function findMedianAnswerTime(db: Kysely<Database>, since: Date): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    select round(percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - created_at)))::integer
      as median from conversations where first_answer_at >= ${since}`.execute(db);
  return rows[0]?.median ?? null;
}

const team = (db: Kysely<Database>) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'super_admin')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`rights && array['all', 'support']`);

/** Administrators with the right to answer conversations. */
export function listTeam(db: Kysely<Database>): Promise<{ id: string; name: string }[]> {
  return team(db).orderBy('name').orderBy('id').execute();
}

/** The administrator with this email who has the right to answer conversations. */
export function findTeamMember(db: Kysely<Database>, email: string): Promise<{ id: string } | undefined> {
  return team(db).where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst();
}

export function findAdminConversation(db: Kysely<Database>, id: string): Promise<AdminRow | undefined> {
  return joined(db).where('conversations.id', '=', id).executeTakeFirst();
}

/** All messages and notes with their authors on the team. */
export function listAllMessages(db: Kysely<Database>, conversationId: string): Promise<AdminMessageRow[]> {
  return db
    .selectFrom('conversation_messages as m')
    .leftJoin('users', 'users.id', 'm.author_id')
    .select(['m.id', 'm.seq', 'm.kind', 'm.text', 'm.created_at', 'm.author_id', 'users.name as author'])
    .select(['m.mail_email', 'm.mail_quoted', 'm.mail_refused_files', messageFiles.as('files')])
    .where('m.conversation_id', '=', conversationId)
    .orderBy('m.seq')
    .execute();
}

/** The recipient of answers to a customer; undefined for a deleted account. */
export function findCustomer(
  db: Kysely<Database>,
  userId: string,
): Promise<Pick<Selectable<UsersTable>, 'id' | 'name' | 'email' | 'email_verified_at' | 'language'> | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified_at', 'language'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

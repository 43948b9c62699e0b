import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { SubscriberList, SubscriberState } from '../../../../contract/generated/model.ts';
import { ascending, descending, type PageResult, type Range, readPage, sortByKeys } from '../../db/paging.ts';
import { readCount } from '../../db/row-counts.ts';
import type { Database } from '../../db/schema.ts';
import { contains, type SearchPath } from '../../db/search.ts';
import type { NewsletterSubscribersTable } from '../../db/tables.gen.ts';
import { getListTables } from './subscriber-lists.repository.ts';

const COLUMNS = ['id', 'email', 'status', 'created_at', 'confirmed_at'] as const;

export type SubscriberRow = Pick<Selectable<NewsletterSubscribersTable>, (typeof COLUMNS)[number]>;

export interface SubscribersFilter {
  list: SubscriberList;
  search?: string | undefined;
  status?: SubscriberState | undefined;
}

/** One page of emails, newest first, and the total number of matches. */
export async function listSubscribers(
  db: Kysely<Database>,
  filter: SubscribersFilter,
  range: Range,
): Promise<PageResult<SubscriberRow>> {
  const orders = [descending(sql`created_at`), ascending(sql`id`)];
  const ordered = { key: sql<string>`id`, orders, searched: filter.search !== undefined };
  const hasMaintainedCount = !ordered.searched && filter.list === 'newsletter';
  const knownTotal = hasMaintainedCount ? await readCount(db, 'subscribers', filter.status) : undefined;
  const { keys, ...total } = await readPage(
    db,
    (searchPath) => filterSubscribers(db, filter, searchPath),
    ordered,
    range,
    knownTotal,
  );
  const rows = await db
    .selectFrom(getListTables(filter.list).subscribers)
    .select(COLUMNS)
    .where('id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, rows: sortByKeys(keys, rows, ({ id }) => id) };
}

function filterSubscribers(db: Kysely<Database>, { list, search, status }: SubscribersFilter, searchPath: SearchPath) {
  let query = db.selectFrom(getListTables(list).subscribers);
  if (status !== undefined) query = query.where('status', '=', status);
  if (search !== undefined) query = query.where(contains(['email'], search, searchPath));
  return query;
}

/** The next matching emails after the last one, newest first. */
export function listNextSubscribers(
  db: Kysely<Database>,
  filter: SubscribersFilter,
  last: SubscriberRow | undefined,
  limit: number,
): Promise<SubscriberRow[]> {
  let query = filterSubscribers(db, filter, 'walked')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit);
  // The first condition is where the index scan starts.
  if (last) {
    query = query.where(
      sql<boolean>`created_at <= ${last.created_at} and (created_at < ${last.created_at} or id > ${last.id})`,
    );
  }
  return query.execute();
}

/** Subscriptions of an account's email, if it has verified it. @returns their ids */
export async function listSubscriptionsOf(
  db: Kysely<Database>,
  list: SubscriberList,
  userId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom(getListTables(list).subscribers)
    .select('id')
    .where(
      sql`lower(email)`,
      '=',
      sql`(select lower(email) from users where id = ${userId} and email_verified_at is not null)`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Erases an email with its links. @returns whether it existed */
export async function deleteSubscriber(
  tx: Transaction<Database>,
  list: SubscriberList,
  id: string,
): Promise<string | undefined> {
  const deleted = tx.deleteFrom(getListTables(list).subscribers).where('id', '=', id).returning('email');
  return (await deleted.executeTakeFirst())?.email;
}

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { keptCount } from '../../db/kept-counts.ts';
import { ascending, descending, type Found, inOrder, pageOf, type Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { contains, type Way } from '../../db/search.ts';
import type { NewsletterSubscribersTable } from '../../db/tables.gen.ts';
import type { SubscriberList, SubscriberState } from '../../generated/model.ts';
import { tablesOf } from './subscriber-lists.repository.ts';

const columns = ['id', 'email', 'status', 'created_at', 'confirmed_at'] as const;

export type SubscriberRow = Pick<Selectable<NewsletterSubscribersTable>, (typeof columns)[number]>;

export interface SubscribersFilter {
  list: SubscriberList;
  search?: string | undefined;
  status?: SubscriberState | undefined;
}

/** One page of emails, newest first, and the total number of matches. */
export async function findSubscribers(
  db: Kysely<Database>,
  filter: SubscribersFilter,
  range: Range,
): Promise<Found<SubscriberRow>> {
  const orders = [descending(sql`created_at`), ascending(sql`id`)];
  const ordered = { key: sql<string>`id`, orders, searched: filter.search !== undefined };
  const isKept = !ordered.searched && filter.list === 'newsletter';
  const known = isKept ? await keptCount(db, 'subscribers', filter.status) : undefined;
  const { keys, ...total } = await pageOf(db, (way) => matching(db, filter, way), ordered, range, known);
  const rows = await db
    .selectFrom(tablesOf(filter.list).subscribers)
    .select(columns)
    .where('id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, rows: inOrder(keys, rows, ({ id }) => id) };
}

function matching(db: Kysely<Database>, { list, search, status }: SubscribersFilter, way: Way) {
  let query = db.selectFrom(tablesOf(list).subscribers);
  if (status !== undefined) query = query.where('status', '=', status);
  if (search !== undefined) query = query.where(contains(['email'], search, way));
  return query;
}

/** The next matching emails after the last one, newest first. */
export function findNextSubscribers(
  db: Kysely<Database>,
  filter: SubscribersFilter,
  last: SubscriberRow | undefined,
  limit: number,
): Promise<SubscriberRow[]> {
  let query = matching(db, filter, 'walked').select(columns).orderBy('created_at', 'desc').orderBy('id').limit(limit);
  // The first condition is where the index scan starts.
  if (last) {
    query = query.where(
      sql<boolean>`created_at <= ${last.created_at} and (created_at < ${last.created_at} or id > ${last.id})`,
    );
  }
  return query.execute();
}

/** Erases an email with its links. @returns whether it existed */
export async function eraseSubscriber(
  tx: Transaction<Database>,
  list: SubscriberList,
  id: string,
): Promise<string | undefined> {
  const gone = tx.deleteFrom(tablesOf(list).subscribers).where('id', '=', id).returning('email');
  return (await gone.executeTakeFirst())?.email;
}

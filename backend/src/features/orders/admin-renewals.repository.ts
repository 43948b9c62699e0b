import { type Kysely, sql } from 'kysely';
import { descending, type PageResult, type Range, readPage, sortByKeys } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { contains } from '../../db/search.ts';
import { type RenewalRow, selectRenewals } from './renewals.repository.ts';

export type AdminRenewalRow = RenewalRow & { customer_name: string; customer_email: string };

export interface RenewalFilter {
  /** part of the customer's name or email, or of the product's name */
  search: string | undefined;
  status: RenewalRow['state'] | undefined;
}

/** One page of the renewals of all customers, newest first, and the total number of matches. */
export async function listAdminRenewals(
  db: Kysely<Database>,
  { search, status }: RenewalFilter,
  range: Range,
): Promise<PageResult<AdminRenewalRow>> {
  let query = db
    .selectFrom('renewals')
    .innerJoin('users', 'users.id', 'renewals.user_id')
    .innerJoin('order_lines', 'order_lines.id', 'renewals.root_id');
  if (status !== undefined) query = query.where('renewals.state', '=', status);
  if (search !== undefined)
    query = query.where(contains(['users.name', 'users.email', 'order_lines.product_name'], search, 'walked'));
  const key = sql<string>`renewals.id`;
  const orders = [descending(sql`renewals.created_at`), descending(key)];
  const { keys, ...total } = await readPage(db, () => query, { key, orders, searched: search !== undefined }, range);
  const rows = await selectRenewals(db)
    .innerJoin('users', 'users.id', 'renewals.user_id')
    .select(['users.name as customer_name', 'users.email as customer_email'])
    .where('renewals.id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, rows: sortByKeys(keys, rows, ({ id }) => id) };
}

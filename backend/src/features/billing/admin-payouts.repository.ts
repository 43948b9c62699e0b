import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { descending, type PageResult, type Range, readPage, sortByKeys } from '../../db/paging.ts';
import { readCount } from '../../db/row-counts.ts';
import type { Database, PayoutStatus } from '../../db/schema.ts';
import { containsIn, hasTrigram, matchesUser, type SearchPath, type TopRows, unionOf } from '../../db/search.ts';
import type { PayoutRow } from './payouts.repository.ts';

export type AdminPayoutRow = PayoutRow & {
  /** null once the user is erased, like `user_id` */
  customer_name: string | null;
  customer_email: string | null;
};

export interface PayoutFilter {
  /** part of the reference, or of the customer's name or email */
  search: string | undefined;
  status: PayoutStatus | undefined;
}

/** One page of payouts, newest first, and the total number of matches. */
export async function listAdminPayouts(
  db: Kysely<Database>,
  { search, status }: PayoutFilter,
  range: Range,
): Promise<PageResult<AdminPayoutRow>> {
  const all = db.selectFrom('payouts');
  const query = status === undefined ? all : all.where('payouts.status', '=', status);
  const seq = sql<number>`payouts.seq`;
  const list = { key: seq, orders: [descending(seq)], searched: search !== undefined };
  const conditions = search === undefined ? undefined : await createSearchConditions(db, search);
  // A short text has many hits in both conditions, which are faster to compare together.
  const isShortSearch = !hasTrigram(search ?? '');
  const createQuery = (searchPath: SearchPath, first?: TopRows) =>
    conditions ? query.where(unionOf(query, seq, conditions, searchPath, isShortSearch ? undefined : first)) : query;
  const knownTotal = conditions ? undefined : await readCount(db, 'payouts', status);
  const { keys, ...total } = await readPage(db, createQuery, list, range, knownTotal);
  const rows = await withCustomer(db).where('payouts.seq', '=', sql<number>`any(${keys}::bigint[])`).execute();
  return { ...total, rows: sortByKeys(keys, rows, (row) => row.seq) };
}

/** Matches the reference or the customer. */
async function createSearchConditions(
  db: Kysely<Database>,
  search: string,
): Promise<(searchPath: SearchPath) => RawBuilder<SqlBool>[]> {
  const matchesCustomer = await matchesUser(db, 'payouts.user_id', ['users.name', 'users.email'], search);
  return (searchPath) => [containsIn(sql<string>`payouts.reference`, search, searchPath), matchesCustomer];
}

/** One payout of any user. */
export function findAdminPayout(db: Kysely<Database>, id: string): Promise<AdminPayoutRow | undefined> {
  return withCustomer(db).where('payouts.id', '=', id).executeTakeFirst();
}

function withCustomer(db: Kysely<Database>) {
  return db
    .selectFrom('payouts')
    .leftJoin('users', 'users.id', 'payouts.user_id')
    .select([
      'payouts.id',
      'payouts.seq',
      'payouts.wallet_id',
      'payouts.user_id',
      'payouts.reference',
      'payouts.amount_cents',
      'payouts.currency',
      'payouts.status',
      'payouts.account',
      'payouts.paid_reference',
      'payouts.reason',
      'payouts.created_at',
      'payouts.updated_at',
      'users.name as customer_name',
      'users.email as customer_email',
    ]);
}

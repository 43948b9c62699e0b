import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { StatusSum } from '../../../../contract/rules/list-totals.ts';
import { descending, type PageResult, type Range, readPage, sortByKeys, sumByStatus } from '../../db/paging.ts';
import { readCount, readSums } from '../../db/row-counts.ts';
import type { Database, PayoutStatus } from '../../db/schema.ts';
import { containsIn, hasTrigram, matchesAny, matchesUser, type SearchPath, type TopRows } from '../../db/search.ts';
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

/** The amounts of the matching payouts; undefined for too many. */
async function sumPayouts(
  db: Kysely<Database>,
  searched: SelectQueryBuilder<Database, 'payouts', object> | undefined,
): Promise<StatusSum[] | undefined> {
  if (searched) {
    return sumByStatus(db, searched, {
      status: sql`payouts.status`,
      held: sql`false`,
      currency: sql`payouts.currency`,
      cents: sql`payouts.amount_cents`,
    });
  }
  const groups = await readSums(db, 'payouts');
  return groups.map(({ words, ...sum }) => ({ ...sum, status: words[0] ?? '' }));
}

/** One page of payouts, newest first, the total number of matches and their amounts. */
export async function listAdminPayouts(
  db: Kysely<Database>,
  { search, status }: PayoutFilter,
  range: Range,
): Promise<PageResult<AdminPayoutRow> & { groups: StatusSum[] | undefined }> {
  const all = db.selectFrom('payouts');
  const query = status === undefined ? all : all.where('payouts.status', '=', status);
  const seq = sql<number>`payouts.seq`;
  const list = { key: seq, orders: [descending(seq)], searched: search !== undefined };
  const conditions = search === undefined ? undefined : await createSearchConditions(db, search);
  // A short text has many hits in both conditions, which are faster to compare together.
  const isShortSearch = !hasTrigram(search ?? '');
  const createQuery = (list: typeof all) => (searchPath: SearchPath, first?: TopRows) =>
    conditions ? list.where(matchesAny(list, seq, conditions, searchPath, isShortSearch ? undefined : first)) : list;
  const knownTotal = conditions ? undefined : await readCount(db, 'payouts', `${status ?? '%'} %`);
  const { keys, ...total } = await readPage(db, createQuery(query), list, range, knownTotal);
  const groups = total.estimated
    ? undefined
    : await sumPayouts(db, conditions ? createQuery(all)('indexed') : undefined);
  const rows = await withCustomer(db).where('payouts.seq', '=', sql<number>`any(${keys}::bigint[])`).execute();
  return { ...total, groups, rows: sortByKeys(keys, rows, (row) => row.seq) };
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

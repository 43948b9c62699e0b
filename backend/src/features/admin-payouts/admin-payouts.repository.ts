import { type Kysely, sql } from 'kysely';
import { descending, type Found, inOrder, pageOf, type Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import type { PayoutStatus } from '../../db/schema-commerce.ts';
import { containing, matchesPerson } from '../../db/search.ts';
import type { PayoutRow } from '../payouts/payouts.repository.ts';

export type AdminPayoutRow = PayoutRow & {
  /** null once the person is erased, as `user_id` is */
  customer_name: string | null;
  customer_email: string | null;
};

export interface PayoutFilter {
  /** part of the reference, or of the customer's name or e-mail */
  search: string | undefined;
  status: PayoutStatus | undefined;
}

/** One page of payouts, newest first, and how many match in all. */
export async function findAdminPayouts(
  db: Kysely<Database>,
  { search, status }: PayoutFilter,
  range: Range,
): Promise<Found<AdminPayoutRow>> {
  let query = db.selectFrom('payouts');
  if (status !== undefined) query = query.where('payouts.status', '=', status);
  if (search !== undefined) {
    const person = await matchesPerson(db, 'payouts.user_id', ['users.name', 'users.email'], search);
    query = query.where(sql<boolean>`(payouts.reference ilike ${containing(search)} or ${person})`);
  }
  const seq = sql<number>`payouts.seq`;
  const list = { key: seq, orders: [descending(seq)], searched: search !== undefined };
  const { keys, ...total } = await pageOf(db, () => query, list, range);
  const rows = await withCustomer(db).where('payouts.seq', '=', sql<number>`any(${keys}::bigint[])`).execute();
  return { ...total, rows: inOrder(keys, rows, (row) => row.seq) };
}

/** One payout of whoever it is. */
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

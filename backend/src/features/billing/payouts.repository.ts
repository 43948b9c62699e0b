import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { countAll, descending, type Range, readKeys, sortByKeys } from '../../db/paging.ts';
import type { Database, PayoutStatus } from '../../db/schema.ts';
import type { PayoutsTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'id',
  'seq',
  'wallet_id',
  'user_id',
  'reference',
  'amount_cents',
  'currency',
  'status',
  'account',
  'paid_reference',
  'reason',
  'created_at',
  'updated_at',
] as const;

export type PayoutRow = Pick<Selectable<PayoutsTable>, (typeof COLUMNS)[number]>;

/** One page of the user's payouts, newest first, and their total number. */
export async function listPayouts(
  db: Kysely<Database>,
  userId: string,
  page: Range,
): Promise<{ rows: PayoutRow[]; total: number }> {
  const userPayouts = db.selectFrom('payouts').where('user_id', '=', userId);
  const total = await countAll(db, userPayouts);
  const seq = sql<number>`seq`;
  const keys = await readKeys(db, userPayouts, seq, [descending(seq)], page, total);
  const rows = await userPayouts.select(COLUMNS).where('seq', '=', sql<number>`any(${keys}::bigint[])`).execute();
  return { rows: sortByKeys(keys, rows, (row) => row.seq), total: total.total };
}

/** The payee's user id; null for an erased user, undefined when there is no such payout. */
export async function findPayoutUserId(db: Kysely<Database>, id: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('payouts').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}

/** The payout, locked until the transaction ends, so that changes are serialised. */
export function lockPayout(tx: Transaction<Database>, id: string): Promise<PayoutRow | undefined> {
  return tx.selectFrom('payouts').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

interface PayoutStatusChange {
  id: string;
  status: PayoutStatus;
  paidReference?: string | null;
  reason?: string | null;
  at: Date;
}

/** Sets the status of a locked payout. Data needed only for paying is erased along with the user. */
export function updatePayoutStatus(
  tx: Transaction<Database>,
  { id, status, paidReference = null, reason = null, at }: PayoutStatusChange,
): Promise<PayoutRow> {
  const isFinal = status !== 'approved';
  return tx
    .updateTable('payouts')
    .set({ status, paid_reference: paidReference, reason, updated_at: at })
    .$if(isFinal, (query) =>
      query.set({ account: sql<string | null>`case when user_id is null then null else account end` }),
    )
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A withdrawal by its reference in the ledger. */
export function findPayoutByReference(db: Kysely<Database>, reference: string): Promise<PayoutRow | undefined> {
  return db.selectFrom('payouts').select(COLUMNS).where('reference', '=', reference).executeTakeFirst();
}

/** Stores the user's payout account, also on withdrawals that are still requested. */
export async function upsertPayoutAccount(
  tx: Transaction<Database>,
  userId: string,
  account: object,
  at: Date,
): Promise<void> {
  const json = JSON.stringify(account);
  await tx
    .insertInto('payout_accounts')
    .values({ user_id: userId, account: json, updated_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ account: json, updated_at: at }))
    .execute();
  await tx
    .updateTable('payouts')
    .set({ account: json })
    .where('user_id', '=', userId)
    .where('status', '=', 'requested')
    .execute();
}

export async function findPayoutAccount(db: Kysely<Database>, userId: string): Promise<PayoutRow['account']> {
  const row = await db.selectFrom('payout_accounts').select('account').where('user_id', '=', userId).executeTakeFirst();
  return row?.account ?? null;
}

/** Erases an erased user's payout account; open payouts keep it until they are paid. */
export async function clearPayoutAccounts(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ account: null })
    .where('user_id', '=', userId)
    .where('status', 'not in', ['requested', 'approved'])
    .execute();
}

/** The number of withdrawals not reviewed yet. */
export async function countRequestedPayouts(db: Kysely<Database>): Promise<number> {
  const { total } = await countAll(db, db.selectFrom('payouts').where('status', '=', 'requested'));
  return total;
}

/** Whether the user has an open payout. */
export async function hasOpenPayout(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['requested', 'approved'])
    .executeTakeFirst();
  return row !== undefined;
}

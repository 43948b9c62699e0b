import { type Kysely, type Selectable, sql } from 'kysely';
import { countAll, descending, type Range, readKeys, sortByKeys } from '../../db/paging.ts';
import type { Database, ProviderName } from '../../db/schema.ts';
import type { WalletEntriesTable } from '../../db/tables.gen.ts';

const COLUMNS = ['id', 'kind', 'amount_cents', 'balance_after_cents', 'reference', 'created_at'] as const;

export type LedgerEntryRow = Pick<Selectable<WalletEntriesTable>, (typeof COLUMNS)[number]>;

const selectEntries = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('wallet_entries')
    .where('wallet_id', '=', (eb) =>
      eb.selectFrom('wallets').select('wallets.id').where('wallets.user_id', '=', userId),
    );

/** One page of the user's transactions, newest first, and their total number. */
export async function listEntries(
  db: Kysely<Database>,
  userId: string,
  page: Range,
): Promise<{ rows: LedgerEntryRow[]; total: number }> {
  const total = await countAll(db, selectEntries(db, userId));
  const keys = await readKeys(db, selectEntries(db, userId), sql<number>`id`, [descending(sql`id`)], page, total);
  const rows = await db
    .selectFrom('wallet_entries')
    .select(COLUMNS)
    .where('id', '=', sql<number>`any(${keys}::bigint[])`)
    .execute();
  return { rows: sortByKeys(keys, rows, ({ id }) => id), total: total.total };
}

/** The user's next transactions after this id, oldest first. */
export function listEntriesAfter(
  db: Kysely<Database>,
  userId: string,
  id: number,
  limit: number,
): Promise<LedgerEntryRow[]> {
  return selectEntries(db, userId).select(COLUMNS).where('id', '>', id).orderBy('id').limit(limit).execute();
}

/** The user's transactions of a span, oldest first, at most `limit`. */
export function listEntriesBetween(
  db: Kysely<Database>,
  userId: string,
  { since, before }: { since: Date; before: Date },
  limit: number,
): Promise<LedgerEntryRow[]> {
  const span = selectEntries(db, userId).where('created_at', '>=', since).where('created_at', '<', before);
  return span.select(COLUMNS).orderBy('id').limit(limit).execute();
}

/** The balance in cents left by the last transaction before a moment. */
export async function findBalanceBefore(db: Kysely<Database>, userId: string, at: Date): Promise<number> {
  const earlier = selectEntries(db, userId).where('created_at', '<', at);
  const row = await earlier.select('balance_after_cents').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.balance_after_cents ?? 0;
}

/** A deposit, with the payment that it came from. */
export interface DepositRow {
  reference: string;
  amount_cents: number;
  currency: string;
  created_at: Date;
  /** null for deposits older than payments */
  provider: ProviderName | null;
  refunded_minor: number | null;
  /** of the payment, which may be in a second currency */
  paid_currency: string | null;
  order_number: number | null;
  product_name: string | null;
}

/** One of the user's own deposits. */
export function findDeposit(db: Kysely<Database>, userId: string, id: number): Promise<DepositRow | undefined> {
  return selectEntries(db, userId)
    .leftJoin('payments', (join) =>
      join.onRef('payments.code', '=', 'wallet_entries.reference').on('payments.user_id', '=', userId),
    )
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .select(['wallet_entries.reference', 'wallet_entries.amount_cents', 'wallet_entries.currency'])
    .select([
      'wallet_entries.created_at',
      'payments.provider',
      'payments.refunded_minor',
      'payments.currency as paid_currency',
    ])
    .select(['orders.number as order_number', 'orders.product_name'])
    .where('wallet_entries.id', '=', id)
    .where('wallet_entries.kind', '=', 'deposit')
    .executeTakeFirst();
}

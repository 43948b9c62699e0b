import { type Kysely, type Selectable, sql } from 'kysely';
import { countAll, descending, type Range, readKeys, sortByKeys } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
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

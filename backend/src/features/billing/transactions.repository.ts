import { type Kysely, type Selectable, sql } from 'kysely';
import { countAll, descending, inOrder, keysAt, type Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import type { WalletEntriesTable } from '../../db/tables.gen.ts';

const columns = ['id', 'kind', 'amount_cents', 'balance_after_cents', 'reference', 'created_at'] as const;

export type EntryRow = Pick<Selectable<WalletEntriesTable>, (typeof columns)[number]>;

const entriesOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('wallet_entries')
    .where('wallet_id', '=', (eb) =>
      eb.selectFrom('wallets').select('wallets.id').where('wallets.user_id', '=', userId),
    );

/** One page of the user's transactions, newest first, and their total number. */
export async function findEntries(
  db: Kysely<Database>,
  userId: string,
  page: Range,
): Promise<{ rows: EntryRow[]; total: number }> {
  const total = await countAll(db, entriesOf(db, userId));
  const keys = await keysAt(db, entriesOf(db, userId), sql<number>`id`, [descending(sql`id`)], page, total);
  const rows = await db
    .selectFrom('wallet_entries')
    .select(columns)
    .where('id', '=', sql<number>`any(${keys}::bigint[])`)
    .execute();
  return { rows: inOrder(keys, rows, ({ id }) => id), total: total.total };
}

/** The user's next transactions after this id, oldest first. */
export function findEntriesAfter(db: Kysely<Database>, userId: string, id: number, limit: number): Promise<EntryRow[]> {
  return entriesOf(db, userId).select(columns).where('id', '>', id).orderBy('id').limit(limit).execute();
}

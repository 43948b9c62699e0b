import { type Kysely, sql } from 'kysely';
import { migrations } from '../../db/migrations.ts';
import type { Database } from '../../db/schema.ts';

export async function readDatabaseInfo(db: Kysely<Database>): Promise<{ version: string; size_bytes: number }> {
  const { rows } = await sql<{ version: string; size_bytes: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::bigint as size_bytes`.execute(db);
  return rows[0] as { version: string; size_bytes: number };
}

/** The database's migrations, and those of this release that it lacks. */
export async function readMigrationInfo(
  db: Kysely<Database>,
): Promise<{ done: number; latest: string | null; waiting: string[] }> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const waiting = Object.keys(migrations).filter((name) => !done.has(name));
  return { done: done.size, latest: rows.at(-1)?.name ?? null, waiting };
}

/** Wallets with a balance different from their last ledger row; always 0 unless there is a serious error. */
export async function countWalletFaults(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ faults: number }>`
    select count(*)::int as faults from wallets w
    where w.balance_cents <> coalesce(
      (select e.balance_after_cents from wallet_entries e where e.wallet_id = w.id order by e.id desc limit 1), 0
    )`.execute(db);
  return rows[0]?.faults ?? 0;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { buildIndexes } from './index-build.ts';
import type { Migrations, Report, SchemaMigration, SchemaStep } from './migration.ts';
import { createMigrationTable, readSchemaState, recordMigration } from './migration-record.ts';
import { migrations } from './migrations.ts';
import type { Database } from './schema.ts';

/** A schema change waiting for a table lock blocks all later queries on it, so it gives up soon and retries. */
const LOCK_TIMEOUT_MS = 2_000;
const MIN_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 10_000;

/** An advisory lock, also used by earlier releases: only one server migrates at a time. */
const MIGRATION_LOCK = sql.lit('3853314791062309107');
const LOCK_POLL_MS = 500;

/** Lock timeout, or chosen as a deadlock victim: nothing was changed. */
const RETRYABLE_CODES = new Set(['55P03', '40P01']);

export interface MigrateOptions {
  report?: Report;
  /** Called with the number and name of each migration before it runs. */
  onStep?: Report;
  /** Builds indexes without blocking writers: on a server, not in the embedded engine. */
  concurrently?: boolean;
  /** Called with the PID of the migrating session; the function it returns is called at the end. */
  watch?(pid: number): () => Promise<void>;
  /** Migrations other than those in `migrations/`; for tests. */
  migrations?: Migrations;
}

/**
 * Migrates the database to the newest schema; several servers may start concurrently. Each migration is atomic or
 * repeatable.
 * @param db connections without timeouts
 * @returns names of the migrations that were run
 * @throws the first error; NewerDatabaseError when the database is too new for this server
 */
export async function migrate(db: Kysely<Database>, options: MigrateOptions = {}): Promise<string[]> {
  const all = options.migrations ?? migrations;
  const report = options.report ?? (() => {});
  const state = await readSchemaState(db, all);
  if (state.unknown.length > 0) {
    report(`The database is newer than this server; ignored migrations: ${state.unknown.join(', ')}`);
  }
  if (state.missing.length === 0) return [];
  // Migrations do not use table types: today's tables are not those they were written for.
  const untyped = db as unknown as Kysely<unknown>;
  return untyped.connection().execute(async (session) => {
    await acquireMigrationLock(session, report);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(session);
    const stopWatching = options.watch?.(rows[0]?.pid ?? 0);
    try {
      await createMigrationTable(session);
      const { missing } = await readSchemaState(session, all);
      for (const [index, name] of missing.entries()) {
        options.onStep?.(`Migration ${index + 1} of ${missing.length}: ${name}`);
        await run(session, name, all[name] as SchemaMigration, { report, concurrently: options.concurrently ?? false });
      }
      return missing;
    } finally {
      await stopWatching?.();
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(session).catch(() => {}); // lost with its connection
    }
  });
}

async function acquireMigrationLock(session: Kysely<unknown>, report: Report): Promise<void> {
  for (let hasWaited = false; ; hasWaited = true) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as mine`.execute(
      session,
    );
    if (rows[0]?.mine) return;
    if (!hasWaited) report('Another server is migrating the database; waiting for it');
    await sleep(LOCK_POLL_MS);
  }
}

type RunOptions = { report: Report; concurrently: boolean };

async function run(
  session: Kysely<unknown>,
  name: string,
  migration: SchemaMigration,
  options: RunOptions,
): Promise<void> {
  if ('indexes' in migration) {
    await buildIndexes(session, migration.indexes, options.concurrently, options.report);
    await recordMigration(session, name, migration);
    return;
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      await runStep(session, name, migration);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && RETRYABLE_CODES.has(String(error.code)))) throw error;
      const delay = Math.min(MIN_RETRY_DELAY_MS * 2 ** attempt, MAX_RETRY_DELAY_MS);
      options.report(`${name} did not get its locks; next try in ${delay / 1000} s`);
      await sleep(delay);
    }
  }
}

async function runStep(session: Kysely<unknown>, name: string, migration: SchemaStep): Promise<void> {
  const work = async (db: Kysely<unknown>) => {
    await migration.up(db);
    await recordMigration(db, name, migration);
  };
  await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(session);
  if (migration.outsideTransaction) await work(session);
  else await session.transaction().execute(work);
}

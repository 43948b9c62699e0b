import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connection } from './database.ts';
import { type MigrateOptions, migrate } from './migrate.ts';
import { migrateQueue } from './migrate-queue.ts';
import type { Report } from './migration.ts';
import { readSchemaState, type SchemaState } from './migration-record.ts';
import { migrations } from './migrations.ts';
import type { Database } from './schema.ts';
import type { DatabaseSettings } from './settings.ts';

const POLL_INTERVAL_MS = 1_000;
/** Maximum time without output at the console. */
const REPORT_INTERVAL_MS = 10_000;

const BLOCKERS = `
  select pid, coalesce(nullif(application_name, ''), 'an unnamed program') as program, state, left(query, 120) as query
  from pg_stat_activity where pid = any (pg_blocking_pids($1))`;
const PROGRESS = `
  select phase, case when blocks_total > 0 then round(100.0 * blocks_done / blocks_total) end as percent
  from pg_stat_progress_create_index where pid = $1`;

interface Blocker {
  pid: number;
  program: string;
  state: string | null;
  query: string;
}

/** What the session is waiting for or working on; undefined if there is nothing to report. */
async function describeProgress(pool: pg.Pool, pid: number): Promise<string | undefined> {
  const { rows } = await pool.query<Blocker>(BLOCKERS, [pid]);
  if (rows.length > 0) {
    const names = rows.map(
      (blocker) => `${blocker.program} (pid ${blocker.pid}, ${blocker.state}): ${blocker.query.replace(/\s+/g, ' ')}`,
    );
    return `waits for ${names.join('; ')}`;
  }
  const [progress] = (await pool.query<{ phase: string; percent: string | null }>(PROGRESS, [pid])).rows;
  return progress && `index: ${progress.phase}${progress.percent === null ? '' : ` ${progress.percent}%`}`;
}

/**
 * Reports which sessions block the session `pid`, and the progress of its index build.
 * @returns stops it
 */
function watchMigration(pool: pg.Pool, pid: number, report: Report): () => Promise<void> {
  const stop = new AbortController();
  const started = performance.now();
  let last: string | undefined;
  let reportedAt = started;
  const poll = async () => {
    while (!stop.signal.aborted) {
      await sleep(POLL_INTERVAL_MS, undefined, { signal: stop.signal }).catch(() => {});
      if (stop.signal.aborted) return;
      const now = await describeProgress(pool, pid).catch(() => undefined);
      const isDue = performance.now() - reportedAt > REPORT_INTERVAL_MS;
      if (now === last && !isDue) continue;
      last = now;
      reportedAt = performance.now();
      report(`Migrating for ${Math.round((reportedAt - started) / 1000)} s: ${now ?? 'working'}`);
    }
  };
  const ended = poll();
  return async () => {
    stop.abort();
    await ended;
  };
}

const CONNECT_TIMEOUT_MS = 5_000;

/** Direct connections without a pooler and without the limits of requests, for long-running work. */
export function openWithoutTimeout(url: string, name: string) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: 2,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: 0,
    keepAlive: true,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}

/**
 * Migrates the connected database, including the job queue's tables.
 * @param report receives messages for the operator, such as a lock that is being waited for
 * @returns names of the migrations that were run
 * @throws as `migrate`
 */
export async function migrateDatabase(
  connection: Pick<Connection, 'db' | 'pool' | 'kind'>,
  { directUrl }: Pick<DatabaseSettings, 'directUrl'>,
  report: Report,
  options: Pick<MigrateOptions, 'migrations' | 'onStep'> = {},
): Promise<string[]> {
  if (connection.kind === 'embedded' || !directUrl) {
    await migrateQueue(connection.pool);
    return migrate(connection.db, { ...options, report });
  }
  const { pool, db } = openWithoutTimeout(directUrl, 'studio migrate');
  try {
    // First, because servers that wait for the schema check the product's own migrations.
    await migrateQueue(pool);
    const watch = (pid: number) => watchMigration(pool, pid, report);
    return await migrate(db, { ...options, report, concurrently: true, watch });
  } finally {
    await db.destroy();
  }
}

export const getSchemaState = (connection: Pick<Connection, 'db'>): Promise<SchemaState> =>
  readSchemaState(connection.db, migrations);

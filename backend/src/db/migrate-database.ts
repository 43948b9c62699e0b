import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connection } from './database.ts';
import { type MigrateOptions, migrate } from './migrate.ts';
import { migrateQueue } from './migrate-queue.ts';
import type { Report } from './migration.ts';
import { readSchemaState, type SchemaState } from './migration-record.ts';
import { watchMigration } from './migration-watch.ts';
import { migrations } from './migrations.ts';
import type { Database } from './schema.ts';
import type { DatabaseSettings } from './settings.ts';

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

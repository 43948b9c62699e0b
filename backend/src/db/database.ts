import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../lib/log.ts';
import { openEmbedded } from './embedded.ts';
import type { Database } from './schema.ts';
import { singleRoundTrip } from './single-round-trip.ts';
import { statementPool } from './statement-pool.ts';
import { types } from './types.ts';

export interface Connection {
  db: Kysely<Database>;
  pool: pg.Pool;
  kind: 'embedded' | 'postgresql';
  /** One round trip, for /readyz. */
  ping(): Promise<void>;
  /** Refreshes statistics and free space; the embedded engine has no autovacuum. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** Waiting longer than this for a connection is answered with 503. */
const CONNECT_MS = 2_000;
/** The embedded engine has a single connection, so its line is longer. */
const EMBEDDED_CONNECT_MS = 5_000;

/** Connects to the PostgreSQL server of `url`; connections are made when the first query needs them. */
export function connectServer(url: string, log: Logger): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    // The server's own limits cannot end a query whose network does not answer any more.
    query_timeout: 6_000,
    keepAlive: true,
  });
  return connection(pool, 'postgresql', log, async () => {});
}

/** Puts the ordinary pool in front of an embedded engine, which serves one query at a time. */
export function connectEmbedded(engine: PGlite, log: Logger, closeEngine: () => Promise<void>): Connection {
  const pool = new pg.Pool({
    ...createPgConfig(singleRoundTrip(engine)),
    types,
    // Without a limit a query outside the running transaction would wait for that transaction forever.
    connectionTimeoutMillis: EMBEDDED_CONNECT_MS,
    idleTimeoutMillis: 0,
  });
  return connection(pool, 'embedded', log, closeEngine);
}

/** Opens what the settings name: the server of `databaseUrl`, or else the embedded database in `dataDir`. */
export async function openDatabase(
  settings: { databaseUrl: string | undefined; dataDir: string },
  log: Logger,
): Promise<Connection> {
  if (settings.databaseUrl) return connectServer(settings.databaseUrl, log);
  const { engine, close } = await openEmbedded(settings.dataDir);
  return connectEmbedded(engine, log, close);
}

function connection(
  pool: pg.Pool,
  kind: Connection['kind'],
  log: Logger,
  closeEngine: () => Promise<void>,
): Connection {
  // Without both listeners a lost connection ends the process: one that breaks between two queries of a request
  // reports to its client only, an idle one also to the pool.
  pool.on('error', () => {});
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn('A database connection was lost', { reason: error.message })),
  );
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: statementPool(pool) }) });
  return {
    db,
    pool,
    kind,
    ping: async () => {
      await pool.query('select 1');
    },
    tidy: async () => {
      if (kind === 'embedded') await pool.query('vacuum (analyze)');
    },
    close: async () => {
      await db.destroy();
      await closeEngine();
    },
  };
}

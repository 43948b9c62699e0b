import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Changes } from '../lib/changes.ts';
import type { Logger } from '../lib/log.ts';
import { openEmbedded } from './embedded.ts';
import { createEmbeddedChanges } from './embedded-changes.ts';
import type { Database } from './schema.ts';
import { createServerChanges } from './server-changes.ts';
import type { DatabaseSettings } from './settings.ts';
import { singleRoundTrip } from './single-round-trip.ts';
import { statementPool } from './statement-pool.ts';
import { types } from './types.ts';

export interface Connection {
  db: Kysely<Database>;
  pool: pg.Pool;
  kind: 'embedded' | 'postgresql';
  /** What has been changed in the database, by this server or another one. */
  changes: Changes;
  /** One round trip, for /readyz; rejects also while the database is read-only, as after a failover or with a full disk. */
  ping(): Promise<void>;
  /** Refreshes statistics and free space; the embedded engine has no autovacuum. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** What a connection to a server needs to know. */
export type ServerSettings = DatabaseSettings & { url: string };

/** The embedded engine has a single connection, so its line is longer. */
const EMBEDDED_CONNECT_MS = 5_000;

/** The network gets this much longer than the server, whose own limit cannot end a query when nothing arrives any more. */
const NETWORK_MS = 1_000;

/**
 * Compiling a statement and starting workers for it takes 40 ms, longer than nearly all of ours run. Set on the connection and
 * not at its start, whose parameters a pooler does not hand on.
 */
const SHORT_STATEMENTS = 'set jit = off; set max_parallel_workers_per_gather = 0';

/** Connections to the PostgreSQL server of the settings, each made when a query needs it. */
export function serverPool(settings: ServerSettings): pg.Pool {
  return new pg.Pool({
    connectionString: settings.url,
    types,
    max: settings.poolSize,
    connectionTimeoutMillis: settings.connectTimeout,
    idleTimeoutMillis: settings.idleTimeout,
    statement_timeout: settings.statementTimeout,
    lock_timeout: settings.lockTimeout,
    idle_in_transaction_session_timeout: settings.transactionTimeout,
    query_timeout: settings.statementTimeout + NETWORK_MS,
    keepAlive: true,
    onConnect: (client) => client.query(SHORT_STATEMENTS),
  });
}

/** Connects to the PostgreSQL server of the settings; connections are made when the first query needs them. */
export function connectServer(settings: ServerSettings, log: Logger): Connection {
  const pool = serverPool(settings);
  const notify = (payload: string) => pool.query(`select pg_notify('changes', $1)`, [payload]);
  const changes = createServerChanges({ url: settings.directUrl ?? settings.url, notify, log });
  const { statements } = settings;
  return connection({ pool, kind: 'postgresql', statements, changes, log, beforeClose: changes.close });
}

/** Puts the ordinary pool in front of an embedded engine, which serves one query at a time. */
export function connectEmbedded(
  engine: PGlite,
  log: Logger,
  closeEngine: () => Promise<void>,
  connectTimeout = EMBEDDED_CONNECT_MS,
): Connection {
  const pool = new pg.Pool({
    ...createPgConfig(singleRoundTrip(engine)),
    types,
    // Without a limit a query outside the running transaction would wait for that transaction forever.
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 0,
  });
  const changes = createEmbeddedChanges(pool);
  return connection({ pool, kind: 'embedded', statements: 'named', changes, log, afterClose: closeEngine });
}

/** Opens what the settings name: the server of `database.url`, or else the embedded database in `dataDir`. */
export async function openDatabase(
  { database, dataDir }: { database: DatabaseSettings; dataDir: string },
  log: Logger,
): Promise<Connection> {
  if (database.url) return connectServer({ ...database, url: database.url }, log);
  const { engine, close } = await openEmbedded(dataDir);
  return connectEmbedded(engine, log, close);
}

interface Parts extends Pick<Connection, 'pool' | 'kind' | 'changes'> {
  statements: DatabaseSettings['statements'];
  log: Logger;
  beforeClose?: () => Promise<void>;
  afterClose?: () => Promise<void>;
}

/** The query builder on a pool, which reports its lost connections from now on. */
export function queriesOn(pool: pg.Pool, statements: DatabaseSettings['statements'], log: Logger): Kysely<Database> {
  // Without both listeners a lost connection ends the process: one that breaks between two queries of a request
  // reports to its client only, an idle one also to the pool.
  pool.on('error', () => {});
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn('A database connection was lost', { reason: error.message })),
  );
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: statementPool(pool, statements) }) });
}

function connection({ pool, kind, statements, changes, log, beforeClose, afterClose }: Parts): Connection {
  const db = queriesOn(pool, statements, log);
  return {
    db,
    pool,
    kind,
    changes,
    ping: async () => {
      const { rows } = await pool.query('show transaction_read_only');
      if (rows[0]?.transaction_read_only === 'on') throw new Error('The database takes no writing');
    },
    tidy: async () => {
      if (kind === 'embedded') await pool.query('vacuum (analyze)');
    },
    close: async () => {
      await beforeClose?.();
      await db.destroy();
      await afterClose?.();
    },
  };
}

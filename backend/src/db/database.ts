import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Change, type Changes, parseChange } from '../lib/changes.ts';
import type { Logger } from '../lib/log.ts';
import { openEmbedded } from './embedded.ts';
import type { Database } from './schema.ts';
import { createServerChanges } from './server-changes.ts';
import type { DatabaseSettings } from './settings.ts';
import { statementPool } from './statement-pool.ts';

const code = (letter: string): number => letter.charCodeAt(0);

/** Parse, Bind, Describe, Execute and Close: the engine need not respond before the Sync that follows them. */
const EXTENDED_MESSAGES = new Set(['P', 'B', 'D', 'E', 'C'].map(code));

/** The part of it that the embedded engine's driver uses. */
type Engine = Pick<PGlite, 'execProtocolStream' | 'waitReady'>;

/**
 * Wraps the engine to combine messages: the driver sends a prepared statement as four messages, each of which would be
 * a separate call into the engine. As a single call the statement takes half the time.
 */
function singleRoundTrip(engine: PGlite): PGlite {
  let messages: Uint8Array[] = [];
  const batched: Engine = {
    waitReady: engine.waitReady,
    execProtocolStream: async (message, options) => {
      messages.push(message);
      if (EXTENDED_MESSAGES.has(message[0] ?? 0)) return [];
      const statement = Buffer.concat(messages);
      messages = [];
      return engine.execProtocolStream(statement, options);
    },
  };
  return batched as PGlite;
}

/**
 * Changes of the embedded database. It has a single session, which receives its own notifications: they arrive in the
 * process before the response to the commit, so there is neither a gap nor anything to wait for.
 */
function createEmbeddedChanges(pool: pg.Pool): Changes {
  const listeners: ((change: Change) => void)[] = [];
  pool.on('connect', (client) =>
    client.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener(parseChange(payload));
    }),
  );
  return {
    subscribe: (listener) => {
      // All clients of the pool share the session; LISTEN again has no effect.
      if (listeners.push(listener) === 1) pool.query('listen changes').catch(() => {});
    },
    whenCaughtUp: async () => {},
  };
}

const INT8 = 20;
const DATE = 1082;

/** 64-bit integers become numbers; one beyond the safe range is an error, never rounded. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A 64-bit integer from the database is out of the safe range');
  return value;
}

/** JavaScript types of column values, the same for both engines: int8 as number, date as `yyyy-mm-dd`. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== 'binary' && oid === INT8) return safeInteger;
    if (format !== 'binary' && oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

export interface Connection {
  db: Kysely<Database>;
  pool: pg.Pool;
  kind: 'embedded' | 'postgresql';
  /** Database changes by this server or another one. */
  changes: Changes;
  /**
   * One round trip, for /readyz; also rejects while the database is read-only, as after a failover or with a full disk.
   */
  ping(): Promise<void>;
  /** Refreshes statistics and reclaims space; the embedded engine has no autovacuum. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** Connection settings of a server. */
export type ServerSettings = DatabaseSettings & { url: string };

/** The embedded engine has a single connection, so callers may wait longer for it. */
const EMBEDDED_CONNECT_TIMEOUT_MS = 5_000;

/**
 * The client waits this much longer than the server, because the server's own limit cannot end a query once the network
 * is down.
 */
const NETWORK_MARGIN_MS = 1_000;

/**
 * Compiling a statement and starting parallel workers takes 40 ms, longer than nearly all of ours run. Set after
 * connecting and not as startup parameters, which a pooler does not forward.
 */
const SESSION_SETTINGS = 'set jit = off; set max_parallel_workers_per_gather = 0';

/** Connections to the configured PostgreSQL server, each created when a query needs it. */
export function createServerPool(settings: ServerSettings): pg.Pool {
  return new pg.Pool({
    connectionString: settings.url,
    types,
    max: settings.poolSize,
    connectionTimeoutMillis: settings.connectTimeout,
    idleTimeoutMillis: settings.idleTimeout,
    statement_timeout: settings.statementTimeout,
    lock_timeout: settings.lockTimeout,
    idle_in_transaction_session_timeout: settings.transactionTimeout,
    query_timeout: settings.statementTimeout + NETWORK_MARGIN_MS,
    keepAlive: true,
    onConnect: (client) => client.query(SESSION_SETTINGS),
  });
}

/** Connects to the configured PostgreSQL server; connections are created when the first query needs them. */
export function connectServer(settings: ServerSettings, log: Logger): Connection {
  const pool = createServerPool(settings);
  const notify = (payload: string) => pool.query(`select pg_notify('changes', $1)`, [payload]);
  const changes = createServerChanges({ url: settings.directUrl ?? settings.url, notify, log });
  const { statements } = settings;
  return createConnection({ pool, kind: 'postgresql', statements, changes, log, beforeClose: changes.close });
}

/** Wraps an embedded engine, which runs one query at a time, in an ordinary pool. */
export function connectEmbedded(
  engine: PGlite,
  log: Logger,
  closeEngine: () => Promise<void>,
  connectTimeout = EMBEDDED_CONNECT_TIMEOUT_MS,
): Connection {
  const pool = new pg.Pool({
    ...createPgConfig(singleRoundTrip(engine)),
    types,
    // Without a limit, a query outside the running transaction would wait for that transaction forever.
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 0,
  });
  const changes = createEmbeddedChanges(pool);
  return createConnection({ pool, kind: 'embedded', statements: 'named', changes, log, afterClose: closeEngine });
}

/** Opens the configured database: the server of `database.url`, or otherwise the embedded database in `dataDir`. */
export async function openDatabase(
  { database, dataDir }: { database: DatabaseSettings; dataDir: string },
  log: Logger,
): Promise<Connection> {
  if (database.url) return connectServer({ ...database, url: database.url }, log);
  const { engine, close } = await openEmbedded(dataDir);
  return connectEmbedded(engine, log, close);
}

interface ConnectionOptions extends Pick<Connection, 'pool' | 'kind' | 'changes'> {
  statements: DatabaseSettings['statements'];
  log: Logger;
  beforeClose?: () => Promise<void>;
  afterClose?: () => Promise<void>;
}

/** The query builder on a pool, handling its lost connections from now on. */
export function createQueries(
  pool: pg.Pool,
  statements: DatabaseSettings['statements'],
  log: Logger,
): Kysely<Database> {
  // Without both listeners a lost connection ends the process: one that breaks between two queries of a request emits
  // only on its client, an idle one also on the pool.
  pool.on('error', () => {});
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn('A database connection was lost', { reason: error.message })),
  );
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: statementPool(pool, statements) }) });
}

function createConnection({
  pool,
  kind,
  statements,
  changes,
  log,
  beforeClose,
  afterClose,
}: ConnectionOptions): Connection {
  const db = createQueries(pool, statements, log);
  return {
    db,
    pool,
    kind,
    changes,
    ping: async () => {
      const { rows } = await pool.query('show transaction_read_only');
      if (rows[0]?.transaction_read_only === 'on') throw new Error('The database is read-only');
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

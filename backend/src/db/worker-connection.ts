import { EventEmitter } from 'node:events';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from '../lib/log.ts';
import { type Connection, queriesOn, type ServerSettings, serverPool } from './database.ts';
import type { Database } from './schema.ts';

/** A job may take longer than anybody waits for an answer. */
const LONGEST_STATEMENT_MS = 120_000;
const CONNECT_MS = 5_000;

/** The way of the job queue to the database. */
export interface WorkerConnection {
  /** For the queue itself, which listens on one of its connections. */
  pool: pg.Pool;
  /** For what the jobs do; its statements may take two minutes. */
  db: Kysely<Database>;
  /** Looks for jobs now. */
  wake(): void;
  close(): Promise<void>;
}

/**
 * On a PostgreSQL server the jobs have connections of their own, so that they take none from the requests: one listens,
 * each running job needs up to two. Through a pooler in transaction mode listening hears nothing, and jobs start up to
 * two seconds late.
 */
export function connectWorkerToServer(settings: ServerSettings, jobsAtOnce: number, log: Logger): WorkerConnection {
  const longer = { connectTimeout: CONNECT_MS, statementTimeout: LONGEST_STATEMENT_MS, poolSize: 2 * jobsAtOnce + 1 };
  const pool = serverPool({ ...settings, ...longer });
  const db = queriesOn(pool, settings.statements, log);
  return { pool, db, wake: () => {}, close: () => db.destroy() };
}

/**
 * The embedded engine has one session, and a listener would hold it for ever. So the queue gets a listener that nothing
 * stands behind: all jobs are added in this process, which says so itself.
 */
export function connectWorkerToEmbedded({ pool, db }: Pick<Connection, 'pool' | 'db'>): WorkerConnection {
  const listener = Object.assign(new EventEmitter(), { query: async () => ({ rows: [] }) });
  type Listening = (error: undefined, client: unknown, release: () => void) => void;
  const connect = (listen?: Listening) => (listen ? listen(undefined, listener, () => {}) : pool.connect());
  return {
    // Its listener is the only one who asks by callback; `query` would as well and is therefore the pool's own.
    pool: Object.create(pool, { connect: { value: connect }, query: { value: pool.query.bind(pool) } }) as pg.Pool,
    db,
    wake: () => void listener.emit('notification', { channel: 'jobs:insert', payload: '{"count":1}' }),
    close: async () => {},
  };
}

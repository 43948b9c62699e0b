import { EventEmitter } from 'node:events';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from '../lib/log.ts';
import { type Connection, createQueries, createServerPool, type ServerSettings } from './database.ts';
import type { Database } from './schema.ts';

/** A job may take longer than a request. */
const STATEMENT_TIMEOUT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** The job queue's connection to the database. */
export interface WorkerConnection {
  /** For the queue itself, which listens on one of its connections. */
  pool: pg.Pool;
  /** For the jobs' own queries, with a statement timeout of two minutes. */
  db: Kysely<Database>;
  /** Polls for jobs now. */
  wake(): void;
  close(): Promise<void>;
}

/**
 * On a PostgreSQL server jobs have separate connections, so that they take none from requests: one listens, each
 * running job needs up to two. Through a pooler in transaction mode LISTEN receives nothing, and jobs start up to two
 * seconds late.
 */
export function connectWorkerToServer(settings: ServerSettings, concurrency: number, log: Logger): WorkerConnection {
  const overrides = {
    connectTimeout: CONNECT_TIMEOUT_MS,
    statementTimeout: STATEMENT_TIMEOUT_MS,
    poolSize: 2 * concurrency + 1,
  };
  const pool = createServerPool({ ...settings, ...overrides });
  const db = createQueries(pool, settings.statements, log);
  return { pool, db, wake: () => {}, close: () => db.destroy() };
}

/**
 * The embedded engine has one session, which a listener would occupy forever. So the queue gets a dummy listener: all
 * jobs are added in this process, which wakes the worker itself.
 */
export function connectWorkerToEmbedded({ pool, db }: Pick<Connection, 'pool' | 'db'>): WorkerConnection {
  const listener = Object.assign(new EventEmitter(), { query: async () => ({ rows: [] }) });
  type Listening = (error: undefined, client: unknown, release: () => void) => void;
  const connect = (listen?: Listening) => (listen ? listen(undefined, listener, () => {}) : pool.connect());
  return {
    // Only its listener connects with a callback; so does `query`, which is therefore bound to the original pool.
    pool: Object.create(pool, { connect: { value: connect }, query: { value: pool.query.bind(pool) } }) as pg.Pool,
    db,
    wake: () => void listener.emit('notification', { channel: 'jobs:insert', payload: '{"count":1}' }),
    close: async () => {},
  };
}

import * as z from 'zod';
import { integer, url } from '../lib/setting-types.ts';

const server = url(['postgres:', 'postgresql:']);

/** The environment variables of the database; `env.ts` reads them with all others. */
export const databaseVariables = {
  DATABASE_URL: server.optional(),
  DATABASE_DIRECT_URL: server.optional(),
  DATABASE_REPLICA_URL: server.optional(),
  DATABASE_STATEMENTS: z.enum(['named', 'unnamed'], 'must be named or unnamed').default('named'),
  DATABASE_POOL_SIZE: integer(2, 500).default(10),
  DATABASE_CONNECT_TIMEOUT: integer(100, 60_000).default(2_000),
  DATABASE_STATEMENT_TIMEOUT: integer(100, 600_000).default(5_000),
  DATABASE_LOCK_TIMEOUT: integer(100, 600_000).default(3_000),
  DATABASE_TRANSACTION_TIMEOUT: integer(100, 600_000).default(10_000),
  DATABASE_IDLE_TIMEOUT: integer(100, 3_600_000).default(10_000),
  MIGRATE: z.enum(['auto', 'off'], 'must be auto or off').default('auto'),
};

/** How the server connects to its database, after checks and defaults; times in milliseconds. */
export interface DatabaseSettings {
  /** A PostgreSQL server or a pooler in front of it; undefined for the embedded database. */
  url: string | undefined;
  /** Never a pooler: for session features (LISTEN, advisory locks, SET) and migrations. */
  directUrl: string | undefined;
  /** A streaming replica for public reads; undefined for none. */
  replicaUrl: string | undefined;
  /** Named statements are parsed once per connection; a pooler without support for them needs `unnamed`. */
  statements: 'named' | 'unnamed';
  poolSize: number;
  /** A longer wait for a connection is answered with 503. */
  connectTimeout: number;
  statementTimeout: number;
  lockTimeout: number;
  /** A transaction idle for this long is ended, which releases its locks. */
  transactionTimeout: number;
  /** A connection idle for this long is closed. */
  idleTimeout: number;
  /** `auto`: a start migrates; `off`: it waits until `npm run migrate` has done so. */
  migrate: 'auto' | 'off';
}

type Values = z.output<z.ZodObject<typeof databaseVariables>>;

export const databaseSettings = (value: Values): DatabaseSettings => ({
  url: value.DATABASE_URL,
  directUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL,
  replicaUrl: value.DATABASE_REPLICA_URL,
  statements: value.DATABASE_STATEMENTS,
  poolSize: value.DATABASE_POOL_SIZE,
  connectTimeout: value.DATABASE_CONNECT_TIMEOUT,
  statementTimeout: value.DATABASE_STATEMENT_TIMEOUT,
  lockTimeout: value.DATABASE_LOCK_TIMEOUT,
  transactionTimeout: value.DATABASE_TRANSACTION_TIMEOUT,
  idleTimeout: value.DATABASE_IDLE_TIMEOUT,
  migrate: value.MIGRATE,
});

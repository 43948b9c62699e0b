import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../db/database.ts';
import { getSchemaState, migrateDatabase } from '../db/migrate-database.ts';
import { type Env, EnvError } from '../env.ts';
import { hashPassword } from '../features/accounts/passwords.adapter.ts';
import { databaseError } from '../http/database-errors.ts';
import { systemClock } from '../lib/clock.ts';
import type { Logger } from '../lib/log.ts';
import { type FileStorage, StorageUnavailable } from '../storage/storage.ts';
import { checkDemoDatabase } from './demo-database.ts';
import { seed } from './seed.ts';

const POLL_INTERVAL_MS = 2_000;
/** When migrating takes longer, requests are answered with 503. */
const WAIT_NOTICE_MS = 3_000;
/** How often a start that is still migrating logs which migration is running. */
const PROGRESS_INTERVAL_MS = 10_000;

interface UpdateOptions {
  connection: Connection;
  env: Pick<Env, 'database'>;
  log: Logger;
  /** Called when it takes longer, so that requests get 503 instead of no response. */
  onWaiting(): Promise<void>;
}

/**
 * Migrates, or with MIGRATE=off waits until `npm run migrate` has done so.
 * @throws NewerDatabaseError; EnvError for an embedded database, which no other process can migrate while this one runs
 */
async function updateSchema(options: UpdateOptions): Promise<void> {
  if (options.env.database.migrate === 'off') await waitForSchema(options);
  else await migrateNow(options);
}

async function migrateNow({ connection, env, log, onWaiting }: UpdateOptions): Promise<void> {
  const report = connection.kind === 'embedded' ? () => {} : (line: string) => log.info(line);
  const waitTimer = setTimeout(() => void onWaiting(), WAIT_NOTICE_MS);
  let step = '';
  const progress = setInterval(() => step && log.info(step), PROGRESS_INTERVAL_MS);
  try {
    const done = await migrateDatabase(connection, env.database, report, {
      onStep: (line) => {
        step = line;
      },
    });
    if (done.length > 0) log.info(`Migrations applied: ${done.length}`);
  } finally {
    clearTimeout(waitTimer);
    clearInterval(progress);
  }
}

async function waitForSchema({ connection, log, onWaiting }: UpdateOptions): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { missing } = await getSchemaState(connection);
    if (missing.length === 0) return;
    const text = `MIGRATE is off and the database lacks migrations: ${missing.length}.`;
    if (connection.kind === 'embedded') throw new EnvError([`${text} Run "npm run migrate" first.`]);
    if (attempt === 0) {
      log.warn(`${text} Waiting for "npm run migrate" ("-- --status" lists them).`);
      await onWaiting();
    }
    await sleep(POLL_INTERVAL_MS);
  }
}

const MIN_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 15_000;

export interface PrepareOptions {
  connection: Connection;
  storage: FileStorage;
  env: Env;
  log: Logger;
  /** Called when it takes longer: database or storage do not answer at the first attempt, or migrations are slow. */
  onWaiting(): Promise<void>;
}

/** The operating system decides when its writes reach the disk. */
const EMBEDDED_WARNING =
  'The embedded database survives a killed server, but a power cut can lose the latest changes. Use PostgreSQL for a business.';

async function prepare(options: PrepareOptions): Promise<void> {
  const { connection, storage, env, log } = options;
  if (env.production && connection.kind === 'embedded') log.warn(EMBEDDED_WARNING);
  await updateSchema(options);
  await checkDemoDatabase(connection.db, env, log);
  await seed({ db: connection.db, env, storage, clock: systemClock, hashPassword, log });
}

/**
 * Migrates and seeds. A server that does not answer is retried with growing delays, because machines that start
 * together are ready at different times; any other error is final.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await prepare(options);
      return;
    } catch (error) {
      const unavailable = error instanceof StorageUnavailable ? 'storage' : 'database';
      if (unavailable === 'database' && databaseError(error)?.status !== 503) throw error;
      const delay = Math.min(MIN_RETRY_DELAY_MS * 2 ** attempt, MAX_RETRY_DELAY_MS);
      options.log.warn(`The ${unavailable} is not responding. Next try in ${delay / 1000} s.`);
      if (attempt === 0) await options.onWaiting();
      await sleep(delay);
    }
  }
}

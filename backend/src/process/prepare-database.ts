import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../db/database.ts';
import type { Env } from '../env.ts';
import { hashPassword } from '../features/accounts/passwords.adapter.ts';
import { databaseError } from '../http/database-errors.ts';
import { systemClock } from '../lib/clock.ts';
import type { Logger } from '../lib/log.ts';
import { type FileStorage, StorageUnavailable } from '../storage/storage.ts';
import { checkDemoDatabase } from './demo-database.ts';
import { seed } from './seed.ts';
import { updateSchema } from './update-schema.ts';

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

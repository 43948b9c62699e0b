import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { seed } from '../db/seed/seed.ts';
import type { Env } from '../env.ts';
import { eraseDeletedUsers } from '../features/admin-users/erase-users.service.ts';
import { hashPassword } from '../features/auth/passwords.adapter.ts';
import { databaseError } from '../http/database-errors.ts';
import { systemClock } from '../lib/clock.ts';
import type { Logger } from '../lib/log.ts';
import type { FileStorage } from '../storage/storage.ts';
import { removeStale } from './housekeeping.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

export interface PrepareOptions {
  connection: Connection;
  storage: FileStorage;
  env: Env;
  log: Logger;
  /** Called once when the database does not answer at the first try. */
  onWaiting(): Promise<void>;
}

async function prepare({ connection, storage, env, log }: PrepareOptions): Promise<void> {
  const done = await migrate(connection.db);
  if (done.length > 0) log.info(`Database brought up to date (${done.join(', ')})`);
  await seed({ db: connection.db, env, storage, clock: systemClock, hashPassword, log });
  await removeStale(connection.db, systemClock.now());
  await eraseDeletedUsers({ db: connection.db, storage, log }, systemClock.now());
  await connection.tidy();
}

/**
 * Migrates and seeds. A server that does not answer is tried again with growing pauses, because machines that start
 * together are ready at different times; any other failure is final.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await prepare(options);
      return;
    } catch (error) {
      if (databaseError(error)?.status !== 503) throw error;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
      options.log.warn(`The database does not answer. Next try in ${pause / 1000} s.`);
      if (attempt === 0) await options.onWaiting();
      await sleep(pause);
    }
  }
}

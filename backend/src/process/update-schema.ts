import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../db/database.ts';
import { getSchemaState, migrateDatabase } from '../db/migrate-database.ts';
import { type Env, EnvError } from '../env.ts';
import type { Logger } from '../lib/log.ts';

const POLL_INTERVAL_MS = 2_000;
/** When migrating takes longer, requests are answered with 503. */
const WAIT_NOTICE_MS = 3_000;
/** How often a start that is still migrating logs which migration is running. */
const PROGRESS_INTERVAL_MS = 10_000;

export interface UpdateOptions {
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
export async function updateSchema(options: UpdateOptions): Promise<void> {
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

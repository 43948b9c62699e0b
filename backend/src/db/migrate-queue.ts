import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

const silent = new Logger(() => () => {});

/** Brings the tables of the job queue (schema `graphile_worker`) up to date; several servers may start at once. */
export async function migrateQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent });
}

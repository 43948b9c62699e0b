import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

const silent = new Logger(() => () => {});

/** Migrates the tables of the job queue (schema `graphile_worker`); several servers may start concurrently. */
export async function migrateQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent });
}

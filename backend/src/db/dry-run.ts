import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Connection } from './database.ts';
import { toIndexStatement } from './index-build.ts';
import type { Migrations, Report, SchemaMigration } from './migration.ts';
import { readSchemaState } from './migration-record.ts';
import { migrations } from './migrations.ts';
import { statementPool } from './statement-pool.ts';

class Rollback extends Error {}

/** So that a dry run does not block active users. */
const LOCAL_SETTINGS = [sql`set local lock_timeout = 2000`, sql`set local statement_timeout = 0`];

/**
 * Runs the missing migrations in one transaction, prints every statement and rolls everything back. Concurrent index
 * builds and steps outside a transaction are only listed.
 */
export async function dryRun(
  { pool, kind }: Pick<Connection, 'pool' | 'kind'>,
  report: Report,
  all: Migrations = migrations,
): Promise<void> {
  let isReporting = false;
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: statementPool(pool, 'unnamed') }),
    log: ({ level, query }) => {
      if (isReporting && level === 'query') report(query.sql.trim().replace(/;?$/, ';'));
    },
  });
  const runMigration = async (tx: Kysely<unknown>, name: string, migration: SchemaMigration) => {
    report(`-- ${name}`);
    if ('indexes' in migration) {
      for (const plan of migration.indexes) report(`${toIndexStatement(plan, kind === 'postgresql')};`);
    } else if (migration.outsideTransaction) report('-- runs outside a transaction and cannot be tried');
    else {
      isReporting = true;
      await migration.up(tx);
      isReporting = false;
    }
  };
  const { missing } = await readSchemaState(db, all);
  if (missing.length === 0) report('-- nothing to migrate');
  const work = db.transaction().execute(async (tx) => {
    for (const limit of LOCAL_SETTINGS) await limit.execute(tx);
    for (const name of missing) await runMigration(tx, name, all[name] as SchemaMigration);
    throw new Rollback();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Rollback)) throw error;
  });
}

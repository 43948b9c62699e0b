import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Connection } from './database.ts';
import { indexStatement } from './index-build.ts';
import type { Migrations, Report, SchemaMigration } from './migration.ts';
import { readSchemaState } from './migration-record.ts';
import { migrations } from './migrations.ts';
import { statementPool } from './statement-pool.ts';

class TakeBack extends Error {}

/** So that a dry run does not block active users. */
const limits = [sql`set local lock_timeout = 2000`, sql`set local statement_timeout = 0`];

/**
 * Runs the missing migrations in one transaction, prints every statement and rolls everything back. Concurrent index
 * builds and steps outside a transaction are only listed.
 */
export async function dryRun(
  { pool, kind }: Pick<Connection, 'pool' | 'kind'>,
  say: Report,
  all: Migrations = migrations,
): Promise<void> {
  let telling = false;
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: statementPool(pool, 'unnamed') }),
    log: ({ level, query }) => {
      if (telling && level === 'query') say(`${query.sql.trim()};`);
    },
  });
  const one = async (tx: Kysely<unknown>, name: string, migration: SchemaMigration) => {
    say(`-- ${name}`);
    if ('indexes' in migration) {
      for (const plan of migration.indexes) say(`${indexStatement(plan, kind === 'postgresql')};`);
    } else if (migration.outsideTransaction) say('-- runs outside a transaction and cannot be tried');
    else {
      telling = true;
      await migration.up(tx);
      telling = false;
    }
  };
  const { missing } = await readSchemaState(db, all);
  if (missing.length === 0) say('-- nothing to migrate');
  const work = db.transaction().execute(async (tx) => {
    for (const limit of limits) await limit.execute(tx);
    for (const name of missing) await one(tx, name, all[name] as SchemaMigration);
    throw new TakeBack();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof TakeBack)) throw error;
  });
}

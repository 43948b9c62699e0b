import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migrations, SchemaMigration } from './migration.ts';

/** A newer server has made an incompatible change to this database. */
export class NewerDatabaseError extends Error {
  constructor(migration: string) {
    super(
      `The database is newer than this server, which does not know the migration ${migration}. Start the newer server, or restore a backup from before it.`,
    );
    this.name = 'NewerDatabaseError';
  }
}

/** The database's state relative to this release. */
export interface SchemaState {
  done: string[];
  /** In the order in which they must run. */
  missing: string[];
  /** Added by a newer server; compatible with this one. */
  unknown: string[];
}

/**
 * Reads which migrations the database has.
 * @throws NewerDatabaseError when a newer server's change requires a newer server
 */
export async function readSchemaState(db: QueryExecutorProvider, migrations: Migrations): Promise<SchemaState> {
  const { rows: tables } = await sql<{
    there: boolean;
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  // As JSON, because the column `needs` is newer than the table.
  const { rows } = tables[0]?.there
    ? await sql<{ name: string; needs: string | null }>`
        select to_jsonb(m) ->> 'name' as name, to_jsonb(m) ->> 'needs' as needs from kysely_migration m`.execute(db)
    : { rows: [] };
  const names = new Set(rows.map(({ name }) => name));
  const unknown = rows.filter(({ name }) => !(name in migrations));
  const foreign = unknown.find(({ needs }) => needs !== null && !(needs in migrations));
  if (foreign) throw new NewerDatabaseError(foreign.name);
  const known = Object.keys(migrations).sort();
  return {
    done: known.filter((name) => names.has(name)),
    missing: known.filter((name) => !names.has(name)),
    unknown: unknown.map(({ name }) => name).sort(),
  };
}

/** The table has the name given by the library that earlier releases migrate with. */
export async function createRecord(db: QueryExecutorProvider): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null
  )`.execute(db);
  await sql`alter table kysely_migration add column if not exists needs text`.execute(db);
}

export async function recordMigration(
  db: QueryExecutorProvider,
  name: string,
  { needs }: SchemaMigration,
): Promise<void> {
  const at = new Date().toISOString();
  await sql`insert into kysely_migration (name, timestamp, needs) values (${name}, ${at}, ${needs ?? null})`.execute(
    db,
  );
}

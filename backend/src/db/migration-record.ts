import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migrations, SchemaMigration } from './migration.ts';

/** A newer server has made an incompatible change to this database. */
export class NewerDatabaseError extends Error {
  constructor(migration: string) {
    super(
      `The database is newer than this server: it requires the unknown migration ${migration}. Start the newer server, or restore a backup made before that migration.`,
    );
    this.name = 'NewerDatabaseError';
  }
}

/** The first migration of development databases that precede `0001-baseline`. */
const DEVELOPMENT = '2026-11-20-accounts';

/** Whether a database or a backup with these migrations precedes `0001-baseline`, and therefore cannot be upgraded. */
export const isDevelopment = (names: readonly string[]): boolean => names.includes(DEVELOPMENT);

/** The database precedes the first migration of this release. */
export class DevelopmentDatabaseError extends Error {
  constructor() {
    super(
      'The database was made by an earlier development version and cannot be upgraded: "npm run db:reset" deletes an embedded database; on a PostgreSQL server, create a new one.',
    );
    this.name = 'DevelopmentDatabaseError';
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
 * @throws NewerDatabaseError when a newer server's change requires a newer server; DevelopmentDatabaseError
 */
export async function readSchemaState(db: QueryExecutorProvider, migrations: Migrations): Promise<SchemaState> {
  const { rows: tables } = await sql<{
    there: boolean;
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  const { rows } = tables[0]?.there
    ? await sql<{ name: string; needs: string | null }>`select name, needs from kysely_migration`.execute(db)
    : { rows: [] };
  const names = new Set(rows.map(({ name }) => name));
  if (isDevelopment([...names])) throw new DevelopmentDatabaseError();
  const unknownRows = rows.filter(({ name }) => !(name in migrations));
  const incompatible = unknownRows.find(({ needs }) => needs !== null && !(needs in migrations));
  if (incompatible) throw new NewerDatabaseError(incompatible.name);
  const knownNames = Object.keys(migrations).sort();
  return {
    done: knownNames.filter((name) => names.has(name)),
    missing: knownNames.filter((name) => !names.has(name)),
    unknown: unknownRows.map(({ name }) => name).sort(),
  };
}

/** The table of Kysely's migrator, with a column for the order of removal. */
export async function createMigrationTable(db: QueryExecutorProvider): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null, needs text
  )`.execute(db);
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

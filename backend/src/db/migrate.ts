import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** A newer server has worked on this database; an older one would misread what it wrote. */
export class NewerDatabaseError extends Error {
  constructor(migration: string, cause: unknown) {
    super(
      `The database is newer than this server, which does not know the migration ${migration}. Start the newer server, or restore a backup from before it.`,
      { cause },
    );
    this.name = 'NewerDatabaseError';
  }
}

/** How the library says that the database has a migration which is not among ours. */
const UNKNOWN = /previously executed migration (\S+) is missing/;

/**
 * Brings the database to the newest schema; several servers may start at once. Each migration is all or nothing.
 * @returns names of the migrations that were run
 * @throws the first failure; NewerDatabaseError when the database is newer than this server
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  const unknown = error instanceof Error ? UNKNOWN.exec(error.message)?.[1] : undefined;
  if (unknown) throw new NewerDatabaseError(unknown, error);
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

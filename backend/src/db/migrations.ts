import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Migrations, SchemaMigration, SchemaStep } from './migration.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** A folder of SQL files: one migration, whose files run in the order of their names. */
const sqlFolder = (folder: URL): SchemaStep => ({
  up: async (db) => {
    for (const name of readdirSync(folder).sort()) {
      await sql.raw(readFileSync(new URL(name, folder), 'utf8')).execute(db);
    }
  },
});

async function readMigrations(): Promise<Migrations> {
  const found: Record<string, SchemaMigration> = {};
  for (const entry of readdirSync(FOLDER, { withFileTypes: true })) {
    if (entry.isDirectory()) found[entry.name] = sqlFolder(new URL(`${entry.name}/`, FOLDER));
    else found[entry.name.replace(/\.ts$/, '')] = await import(new URL(entry.name, FOLDER).href);
  }
  return found;
}

/** Every migration by its name; they run in the order of their names. */
export const migrations: Migrations = await readMigrations();

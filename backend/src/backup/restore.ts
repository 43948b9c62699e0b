import type { Connection } from '../db/database.ts';
import { holdings, type Loading, runningServers, withEmptyTables } from '../db/load-tables.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { isDevelopment, readSchemaState } from '../db/migration-record.ts';
import { migrations } from '../db/migrations.ts';
import type { DatabaseSettings } from '../db/settings.ts';
import type { FileStorage } from '../storage/storage.ts';
import { DamagedArchiveError, type Entry, readArchive, textOf } from './archive.ts';
import { ABOUT, type About, keyOfFile, readAbout, rowsOf, tableOfPart } from './format.ts';

/** Why nothing was restored, for the operator at the console. */
export class RestoreRefused extends Error {}

export interface RestoreReport {
  about: About;
  rows: number;
  files: number;
}

interface Parts {
  file: string;
  connection: Pick<Connection, 'db' | 'pool' | 'kind'>;
  settings: Pick<DatabaseSettings, 'directUrl'>;
  storage: FileStorage;
  /** Replaces the database's content; files with other keys stay. */
  replace?: boolean;
  say?: (line: string) => void;
}

/**
 * Restores an archive into an empty database and an empty storage. The whole archive is verified before anything is
 * changed; the database is restored in one transaction, and files are removed again if the restore fails.
 * @throws DamagedArchiveError, RestoreRefused
 */
export async function restore(parts: Parts): Promise<RestoreReport> {
  const { file, connection, say = () => {} } = parts;
  const about = await proven(file);
  say('The backup is complete.');
  await checkPlace(parts, about);
  const state = await readSchemaState(connection.db, migrations);
  if (state.done.length + state.unknown.length === 0) {
    // Only migrations as old as the backup: later ones migrate the restored rows at the next start.
    const then = Object.fromEntries(Object.entries(migrations).filter(([name]) => about.migrations.includes(name)));
    await migrateDatabase(connection, parts.settings, say, { migrations: then, onStep: say });
  }
  return { about, ...(await load(parts, about)) };
}

/** Reads the archive to its end. @throws DamagedArchiveError, RestoreRefused for another format or a newer release */
async function proven(file: string): Promise<About> {
  let about: About | undefined;
  await readArchive(file, async ({ name, content }) => {
    if (name !== ABOUT) return;
    try {
      about = readAbout(await textOf(content));
    } catch {
      throw new RestoreRefused('This is not a backup of a studio site, or its format is not supported.');
    }
  });
  if (!about) throw new RestoreRefused('This is not a backup of a studio site.');
  if (isDevelopment(about.migrations)) {
    throw new RestoreRefused('The backup was made by an earlier development version and cannot be restored.');
  }
  const unknown = about.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new RestoreRefused(`The backup is newer than this release (${about.release}): it has ${unknown.join(', ')}.`);
  }
  return about;
}

async function checkPlace({ connection, storage, replace }: Parts, about: About): Promise<void> {
  const there = await holdings(connection.pool);
  if (there === 'people' && !replace) {
    throw new RestoreRefused('The database is not empty. Nothing was changed. Use --replace to overwrite it.');
  }
  if (there !== 'nothing') {
    if ((await runningServers(connection.pool)) > 0) {
      throw new RestoreRefused('Servers are using this database. Stop them first. Nothing was changed.');
    }
    const { done } = await readSchemaState(connection.db, migrations);
    if (done.join() !== [...about.migrations].sort().join()) {
      throw new RestoreRefused('The schema of the database differs from the backup. Restore into an empty database.');
    }
  }
  if (replace) return;
  for await (const { key } of storage.list()) {
    throw new RestoreRefused(
      `${storage.description} is not empty (${key}). Nothing was changed. Use --replace to overwrite it.`,
    );
  }
}

async function load({ file, connection, storage }: Parts, about: About): Promise<{ rows: number; files: number }> {
  const written: string[] = [];
  let [rows, files] = [0, 0];
  const put = async ({ content, size }: Entry, key: string) => {
    if (await storage.find(key)) return;
    written.push(key);
    const { size: bytes } = await storage.putAt(key, content);
    if (bytes !== size) throw new DamagedArchiveError(`${key} is too short`);
    files += 1;
  };
  try {
    await withEmptyTables(connection.pool, about.sequences, async (loading) => {
      const tables = sameTables(loading, about);
      await readArchive(file, async (entry) => {
        const key = keyOfFile(entry.name);
        if (key !== undefined) return put(entry, key);
        const table = tables.get(tableOfPart(entry.name) ?? '');
        if (!table) return;
        const part = rowsOf.parse(JSON.parse(await textOf(entry.content)));
        await loading.insert(table, part);
        rows += part.length;
      });
    });
  } catch (error) {
    for (const key of written) await storage.remove(key).catch(() => {});
    throw error;
  }
  return { rows, files };
}

const shape = (table: About['tables'][number]) => `${table.schema}.${table.name} ${JSON.stringify(table.columns)}`;

/** The archive's tables by name. @throws RestoreRefused when the database has different ones */
function sameTables({ tables }: Loading, about: About) {
  const here = new Set(tables.map(shape));
  const foreign = about.tables.find((table) => !here.has(shape(table)));
  if (foreign || tables.length !== about.tables.length) {
    throw new RestoreRefused(
      `The database differs from the backup (${foreign ? `${foreign.schema}.${foreign.name}` : 'other tables'}). Restore with release ${about.release}.`,
    );
  }
  return new Map(about.tables.map((table) => [`${table.schema}.${table.name}`, table]));
}

import type { Connection } from '../db/database.ts';
import { countRunningServers, readDatabaseContents, type TableLoader, withEmptyTables } from '../db/load-tables.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { isDevelopment, readSchemaState } from '../db/migration-record.ts';
import { migrations } from '../db/migrations.ts';
import type { DatabaseSettings } from '../db/settings.ts';
import type { FileStorage } from '../storage/storage.ts';
import { type ArchiveEntry, DamagedArchiveError, readArchive, readText } from './archive.ts';
import { type BackupHeader, HEADER_NAME, parseHeader, rowsSchema, tableOfBatch, toStorageKey } from './format.ts';

/** Why nothing was restored, for the operator at the console. */
export class RestoreError extends Error {}

export interface RestoreReport {
  about: BackupHeader;
  rows: number;
  files: number;
}

interface RestoreOptions {
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
export async function restore(options: RestoreOptions): Promise<RestoreReport> {
  const { file, connection, say: report = () => {} } = options;
  const header = await verifyArchive(file);
  report('The backup is complete.');
  await checkTarget(options, header);
  const state = await readSchemaState(connection.db, migrations);
  if (state.done.length + state.unknown.length === 0) {
    // Only migrations as old as the backup: later ones migrate the restored rows at the next start.
    const oldMigrations = Object.fromEntries(
      Object.entries(migrations).filter(([name]) => header.migrations.includes(name)),
    );
    await migrateDatabase(connection, options.settings, report, { migrations: oldMigrations, onStep: report });
  }
  return { about: header, ...(await loadArchive(options, header)) };
}

/** Reads the archive to its end. @throws DamagedArchiveError, RestoreError for another format or a newer release */
async function verifyArchive(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  await readArchive(file, async ({ name, content }) => {
    if (name !== HEADER_NAME) return;
    try {
      header = parseHeader(await readText(content));
    } catch {
      throw new RestoreError('This is not a backup of a studio site, or its format is not supported.');
    }
  });
  if (!header) throw new RestoreError('This is not a backup of a studio site.');
  if (isDevelopment(header.migrations)) {
    throw new RestoreError('The backup was made by an earlier development version and cannot be restored.');
  }
  const unknown = header.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new RestoreError(
      `The backup is from a newer release (${header.release}). Unknown migrations: ${unknown.join(', ')}.`,
    );
  }
  return header;
}

async function checkTarget({ connection, storage, replace }: RestoreOptions, header: BackupHeader): Promise<void> {
  const contents = await readDatabaseContents(connection.pool);
  if (contents === 'people' && !replace) {
    throw new RestoreError('The database is not empty. Nothing was changed. Use --replace to overwrite it.');
  }
  if (contents !== 'nothing') {
    if ((await countRunningServers(connection.pool)) > 0) {
      throw new RestoreError('Servers are using this database. Stop them first. Nothing was changed.');
    }
    const { done } = await readSchemaState(connection.db, migrations);
    if (done.join() !== [...header.migrations].sort().join()) {
      throw new RestoreError('The schema of the database differs from the backup. Restore into an empty database.');
    }
  }
  if (replace) return;
  for await (const { key } of storage.list()) {
    throw new RestoreError(
      `${storage.description} is not empty (${key}). Nothing was changed. Use --replace to overwrite it.`,
    );
  }
}

async function loadArchive(
  { file, connection, storage }: RestoreOptions,
  header: BackupHeader,
): Promise<{ rows: number; files: number }> {
  const writtenKeys: string[] = [];
  let [rows, files] = [0, 0];
  const put = async ({ content, size }: ArchiveEntry, key: string) => {
    if (await storage.find(key)) return;
    writtenKeys.push(key);
    const { size: bytes } = await storage.putAt(key, content);
    if (bytes !== size) throw new DamagedArchiveError(`${key} is too short`);
    files += 1;
  };
  try {
    await withEmptyTables(connection.pool, header.sequences, async (loader) => {
      const tables = matchTables(loader, header);
      await readArchive(file, async (entry) => {
        const key = toStorageKey(entry.name);
        if (key !== undefined) return put(entry, key);
        const table = tables.get(tableOfBatch(entry.name) ?? '');
        if (!table) return;
        const batch = rowsSchema.parse(JSON.parse(await readText(entry.content)));
        await loader.insert(table, batch);
        rows += batch.length;
      });
    });
  } catch (error) {
    for (const key of writtenKeys) await storage.remove(key).catch(() => {});
    throw error;
  }
  return { rows, files };
}

const toShape = (table: BackupHeader['tables'][number]) =>
  `${table.schema}.${table.name} ${JSON.stringify(table.columns)}`;

/** The archive's tables by name. @throws RestoreError when the database has different ones */
function matchTables({ tables }: TableLoader, header: BackupHeader) {
  const existing = new Set(tables.map(toShape));
  const different = header.tables.find((table) => !existing.has(toShape(table)));
  if (different || tables.length !== header.tables.length) {
    throw new RestoreError(
      `The database differs from the backup (${different ? `${different.schema}.${different.name}` : 'other tables'}). Restore with release ${header.release}.`,
    );
  }
  return new Map(header.tables.map((table) => [`${table.schema}.${table.name}`, table]));
}

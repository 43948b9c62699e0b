import { rename, rm, stat } from 'node:fs/promises';
import type pg from 'pg';
import { type Snapshot, withSnapshot } from '../db/dump-tables.ts';
import { VERSION } from '../lib/version.ts';
import type { FileStorage } from '../storage/storage.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { type BackupHeader, FORMAT, HEADER_NAME, toBatchName } from './format.ts';

export interface BackupReport {
  /** The moment of the database snapshot. */
  startedAt: Date;
  /** of the archive */
  bytes: number;
  tables: number;
  rows: number;
  files: number;
  /** of the files before compression */
  fileBytes: number;
}

interface BackupOptions {
  pool: pg.Pool;
  storage: FileStorage;
  /** Path of the archive, which exists only once it is complete. */
  file: string;
  now?: () => Date;
}

/**
 * Writes database and files into one archive while servers keep running: a snapshot of the database, then all files,
 * which are written before their rows and never change.
 * @throws Error when a file already exists at the archive's path
 */
export async function createBackup({
  pool,
  storage,
  file,
  now = () => new Date(),
}: BackupOptions): Promise<BackupReport> {
  const startedAt = now();
  const batch = `${file}.part`;
  const archive = writeArchive(batch);
  try {
    const database = await withSnapshot(pool, (snapshot) => addDatabase(archive, snapshot, startedAt));
    const stored = await addFiles(archive, storage);
    await archive.finish({ ...database, ...stored });
    await rename(batch, file);
    return { startedAt, bytes: (await stat(file)).size, ...database, ...stored };
  } catch (error) {
    await archive.abort();
    // Another backup may be writing this archive: leave it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) await rm(batch, { force: true });
    throw error;
  }
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

async function addDatabase(archive: ArchiveWriter, snapshot: Snapshot, startedAt: Date) {
  const { tables, sequences, migrations } = snapshot;
  const header: BackupHeader = {
    format: FORMAT,
    release: VERSION,
    startedAt: startedAt.toISOString(),
    migrations,
    tables,
    sequences,
  };
  const content = json(header);
  await archive.add(HEADER_NAME, content.length, content);
  let rows = 0;
  for (const table of tables) {
    let index = 0;
    for await (const batch of snapshot.rows(table)) {
      const lines = json(batch);
      await archive.add(toBatchName(table, index), lines.length, lines);
      index += 1;
      rows += batch.length;
    }
  }
  return { tables: tables.length, rows };
}

async function addFiles(archive: ArchiveWriter, storage: FileStorage) {
  let [files, fileBytes] = [0, 0];
  for await (const { key, size } of storage.list()) {
    const content = await storage.read(key);
    if (content === null) continue; // removed in the meantime
    await archive.add(`files/${key}`, size, content);
    files += 1;
    fileBytes += size;
  }
  return { files, fileBytes };
}

import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BackupReport, createBackup } from '../backup/backup.ts';
import type { Connection } from '../db/database.ts';
import { openWithoutTimeout } from '../db/migrate-database.ts';
import type { BackupsTable } from '../db/tables.gen.ts';
import type { Env } from '../env.ts';
import { recordBackup } from '../features/operations/backups.repository.ts';
import type { Logger } from '../lib/log.ts';
import type { FileStorage } from '../storage/storage.ts';

/** An unfinished archive this old belongs to a process that died. */
const UNFINISHED_TTL_MS = 24 * 60 * 60 * 1000;
const ARCHIVE_NAME = /^studio-\d{4}-\d\d-\d\dT[\d-]+Z\.tar\.gz$/;

export const toArchiveName = (at: Date): string => `studio-${at.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;

type Site = { env: Pick<Env, 'database'>; connection: Pick<Connection, 'kind' | 'pool' | 'db'>; storage: FileStorage };

/** Runs work on connections without statement timeouts; the embedded database has only one. */
export async function withoutTimeout<Result>(
  { env, connection }: Pick<Site, 'env' | 'connection'>,
  name: string,
  work: (connection: Pick<Connection, 'kind' | 'pool' | 'db'>) => Promise<Result>,
): Promise<Result> {
  const { directUrl } = env.database;
  if (connection.kind === 'embedded' || directUrl === undefined) return work(connection);
  const unlimitedConnection = openWithoutTimeout(directUrl, name);
  try {
    return await work({ ...unlimitedConnection, kind: connection.kind });
  } finally {
    await unlimitedConnection.db.destroy();
  }
}

/** Creates a backup and records it in the database. @param file of the archive */
export function runBackup(site: Site, file: string, origin: BackupsTable['origin']): Promise<BackupReport> {
  return withoutTimeout(site, 'studio backup', async ({ pool, db }) => {
    const report = await createBackup({ pool, storage: site.storage, file });
    const { startedAt, bytes, rows, files, fileBytes } = report;
    await recordBackup(db, { origin, started_at: startedAt, bytes, rows, files, file_bytes: fileBytes });
    return report;
  });
}

/** The nightly backup, if `BACKUP_DIR` is set; the oldest beyond `BACKUP_KEEP` are deleted. */
export async function runNightlyBackup({
  log,
  ...site
}: Site & { env: Pick<Env, 'backups'>; log: Logger }): Promise<void> {
  const { backups } = site.env;
  if (!backups) return;
  const { folder, keep } = backups;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const { bytes } = await runBackup(site, path.join(folder, toArchiveName(new Date())), 'schedule');
  log.info('The nightly backup is complete', { bytes });
  const archives = (await readdir(folder)).filter((name) => ARCHIVE_NAME.test(name)).sort();
  for (const name of archives.slice(0, -keep)) await rm(path.join(folder, name), { force: true });
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!ARCHIVE_NAME.test(name.replace(/\.part$/, '')) || !name.endsWith('.part')) continue;
    if (Date.now() - (await stat(file)).mtimeMs > UNFINISHED_TTL_MS) await rm(file, { force: true });
  }
}

import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BackupReport, backup } from '../backup/backup.ts';
import type { Connection } from '../db/database.ts';
import { openUnlimited } from '../db/migrate-database.ts';
import type { BackupsTable } from '../db/tables.gen.ts';
import type { Env } from '../env.ts';
import { recordBackup } from '../features/operations/backups.repository.ts';
import type { Logger } from '../lib/log.ts';
import type { FileStorage } from '../storage/storage.ts';

/** An unfinished archive this old belongs to a process that died. */
const UNFINISHED_MS = 24 * 60 * 60 * 1000;
const NAME = /^studio-\d{4}-\d\d-\d\dT[\d-]+Z\.tar\.gz$/;

export const archiveName = (at: Date): string => `studio-${at.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;

type Site = { env: Pick<Env, 'database'>; connection: Pick<Connection, 'kind' | 'pool' | 'db'>; storage: FileStorage };

/** Runs work on connections without statement timeouts; the embedded database has only one. */
export async function unlimited<Result>(
  { env, connection }: Pick<Site, 'env' | 'connection'>,
  name: string,
  work: (connection: Pick<Connection, 'kind' | 'pool' | 'db'>) => Promise<Result>,
): Promise<Result> {
  const { directUrl } = env.database;
  if (connection.kind === 'embedded' || directUrl === undefined) return work(connection);
  const own = openUnlimited(directUrl, name);
  try {
    return await work({ ...own, kind: connection.kind });
  } finally {
    await own.db.destroy();
  }
}

/** Creates a backup and records it in the database. @param file of the archive */
export function makeBackup(site: Site, file: string, origin: BackupsTable['origin']): Promise<BackupReport> {
  return unlimited(site, 'studio backup', async ({ pool, db }) => {
    const report = await backup({ pool, storage: site.storage, file });
    const { startedAt, bytes, rows, files, fileBytes } = report;
    await recordBackup(db, { origin, started_at: startedAt, bytes, rows, files, file_bytes: fileBytes });
    return report;
  });
}

/** The nightly backup, if `BACKUP_DIR` is set; the oldest beyond `BACKUP_KEEP` are deleted. */
export async function nightlyBackup({
  log,
  ...site
}: Site & { env: Pick<Env, 'backups'>; log: Logger }): Promise<void> {
  const { backups } = site.env;
  if (!backups) return;
  const { folder, keep } = backups;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const { bytes } = await makeBackup(site, path.join(folder, archiveName(new Date())), 'schedule');
  log.info('The nightly backup is complete', { bytes });
  const kept = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of kept.slice(0, -keep)) await rm(path.join(folder, name), { force: true });
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!NAME.test(name.replace(/\.part$/, '')) || !name.endsWith('.part')) continue;
    if (Date.now() - (await stat(file)).mtimeMs > UNFINISHED_MS) await rm(file, { force: true });
  }
}

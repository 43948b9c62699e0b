import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArchive } from '../../src/backup/archive.ts';
import { runNightlyBackup } from '../../src/process/backups.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'studio-nightly-')), 'backups');
  app = await createTestApp({ env: { BACKUP_DIR: folder, BACKUP_KEEP: '2' } });
});
afterAll(async () => {
  await app.close();
  await rm(path.dirname(folder), { recursive: true, force: true });
});

const night = () =>
  runNightlyBackup({ env: app.env, connection: app.connection, storage: app.deps.storage, log: app.log });

it('the nightly backup is complete and recorded, and the newest ones are kept; other files are left alone', async () => {
  await mkdir(folder, { recursive: true });
  const [old, other] = ['studio-2026-01-01T02-20-00-000Z.tar.gz', 'studio-2026-01-02T02-20-00-000Z.tar.gz'];
  const [dead, busy] = ['studio-2026-01-03T02-20-00-000Z.tar.gz.part', 'studio-2026-01-04T02-20-00-000Z.tar.gz.part'];
  for (const name of [old, other, dead, busy, 'notes.txt']) await writeFile(path.join(folder, name), 'x');
  await utimes(path.join(folder, dead), new Date(0), new Date(0));
  await night();
  const names = (await readdir(folder)).sort();
  const made = names.find((name) => ![other, busy, 'notes.txt'].includes(name)) ?? '';
  expect(names).toEqual(['notes.txt', other, busy, made].sort());
  await expect(readArchive(path.join(folder, made))).resolves.toMatchObject({ files: 0, tables: expect.any(Number) });
  const noted = await app.db.selectFrom('backups').select(['origin', 'files']).execute();
  expect(noted).toEqual([{ origin: 'schedule', files: 0 }]);
});

it('a failed backup leaves no archive and no record', async () => {
  const before = await readdir(folder);
  app.deps.storage.list = async function* () {
    yield { key: 'downloads/x.zip', size: 9, modified: new Date() };
    throw new Error('the store is away');
  };
  await expect(night()).rejects.toThrow('the store is away');
  expect(await readdir(folder)).toEqual(before);
  expect((await app.db.selectFrom('backups').select('id').execute()).length).toBe(1);
});

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileStorage } from '../../src/storage/storage.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let storage: FileStorage;
beforeAll(async () => {
  app = await createTestApp();
  storage = app.deps.storage;
});
afterAll(() => app.close());

const stored = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.sort();
};
/** As if a day had gone by: everything that waits is due. */
const tomorrow = async () => {
  await app.connection.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.background.idle();
};

it('a file whose row never came is gone the day after, and files with a row stay', async () => {
  const { headers } = await app.signedIn('super_admin');
  const image = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
  const send = (path: string, field: string) => app.http.post(path).set(headers).attach(field, image, 'a.png');
  await send('/api/users/avatar', 'avatar');
  await send('/api/admin/pictures', 'picture');
  await send('/api/admin/product-files', 'file');
  const kept = await stored();
  expect(kept).toHaveLength(4);

  // The server dies, or loses the database, between file and row, and cannot clean up behind itself.
  const remove = storage.remove;
  storage.remove = () => Promise.reject(new Error('gone'));
  await app.db.schema.alterTable('pictures').renameTo('pictures_away').execute();
  expect((await send('/api/admin/pictures', 'picture')).status).toBe(500);
  await app.db.schema.alterTable('pictures_away').renameTo('pictures').execute();
  storage.remove = remove;
  expect((await stored()).length).toBe(6);

  await app.background.idle();
  expect((await stored()).length).toBe(6);
  await tomorrow();
  expect(await stored()).toEqual(kept);
});

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
/** As if a day had passed: every waiting job is due. */
const tomorrow = async () => {
  await app.connection.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.background.idle();
};

it('a file without a row is deleted after a day, and files with a row are kept', async () => {
  const { headers } = await app.signedIn('super_admin');
  // The library keeps one picture per file.
  const drawn = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const [image, other] = [await drawn('#0a7'), await drawn('#70a')];
  const send = (path: string, field: string, file = image, name = 'a.png') =>
    app.http.post(path).set(headers).attach(field, file, name);
  await send('/api/users/avatar', 'avatar');
  await send('/api/admin/pictures', 'picture');
  await send('/api/admin/product-files', 'file');
  const kept = await stored();
  expect(kept).toHaveLength(4);

  // The server crashes, or loses the database, between writing the file and the row, and cannot clean up.
  const remove = storage.remove;
  storage.remove = () => Promise.reject(new Error('gone'));
  await app.connection.pool.query("alter table pictures add constraint no_row check (name not like 'lost%')");
  expect((await send('/api/admin/pictures', 'picture', other, 'lost.png')).status).toBe(500);
  await app.connection.pool.query('alter table pictures drop constraint no_row');
  storage.remove = remove;
  expect((await stored()).length).toBe(6);

  await app.background.idle();
  expect((await stored()).length).toBe(6);
  await tomorrow();
  expect(await stored()).toEqual(kept);
});

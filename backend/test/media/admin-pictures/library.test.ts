import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryPictures } from '../../../../demo/content/library.ts';
import { toPictureName } from '../../../src/features/media/admin-pictures.service.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const list = (query = '', headers = admin) => app.http.get(`/api/admin/pictures${query}`).set(headers);
const remove = (id: string, headers = admin) => app.http.delete(`/api/admin/pictures/${id}`).set(headers);
const upload = async () => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
  return (await app.http.post('/api/admin/pictures').set(admin).attach('picture', bytes, 'Bridge.png')).body;
};

describe('GET /api/admin/pictures', () => {
  it('200 lists each picture of the demo once, with the places that use it', async () => {
    const names = libraryPictures().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const { status, body } = await list('?limit=100');
    expect(status).toBe(200);
    expect(body.total).toBe(names.length);
    const cover = body.items.find((item: { uses: string[] }) => item.uses.some((use) => use.startsWith('Article:')));
    expect(cover).toMatchObject({ uploaded: false, size_bytes: null });
    expect(body.items.every((item: { uses: string[] }) => item.uses.length > 0)).toBe(true);
  });

  it('200 filters by name, newest first, paginated', async () => {
    const { id } = await upload();
    const { body } = await list('?search=BRIDGE&limit=1');
    expect(body).toMatchObject({ items: [{ id, name: 'bridge', uses: [] }], page: 1, limit: 1 });
    expect((await list('?page=5000')).body.items).toEqual([]);
    expect((await list('?search=%25')).body.items).toEqual([]);
  });
});

describe('DELETE /api/admin/pictures/{id}', () => {
  it('204 deletes row and files', async () => {
    const { id, url } = await upload();
    expect((await remove(id)).status).toBe(204);
    await app.background.idle();
    expect((await app.http.get(url)).status).toBe(404);
    const files = await readdir(path.join(app.dataDir, 'files', 'pictures'));
    expect(files.filter((name) => url.includes(name.slice(0, 36)))).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  it('409 names what still uses it', async () => {
    const { body } = await list('?search=people-maliha');
    const { status, body: problem } = await remove(body.items[0].id);
    expect(status).toBe(409);
    expect(problem.message).toContain('Team: Maliha Karim');
  });

  it('404', async () => {
    const id = crypto.randomUUID();
    expect((await remove('x')).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });
});

describe('name of a picture', () => {
  it.each([
    ['C:\\Photos\\River at dusk.JPG', 'river-at-dusk'],
    ['নদী ১.png', 'নদী-১'],
    ['.png', 'png'],
    ['---', 'picture'],
    ['a/b/../c d.webp', 'c-d'],
  ])('%s', (fileName, name) => expect(toPictureName(fileName)).toBe(name));
});

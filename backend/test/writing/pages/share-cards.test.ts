import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPages } from '../../../src/pages/pages.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { fakeClient, fakeRender } from './fake-site.ts';

let app: TestApp;
let folder: string;
let client: Awaited<ReturnType<typeof fakeClient>>;
beforeAll(async () => {
  client = await fakeClient();
  folder = await mkdtemp(path.join(tmpdir(), 'studio-cards-'));
  const site = fakeRender();
  site.answer = () => ({ status: 404 });
  app = await createTestApp({
    seeded: true,
    pages: (deps, fetch) =>
      createPages({
        ...deps,
        ...deps.env,
        files: deps.storage,
        cardFolder: folder,
        // Two new cards per minute for one network.
        rateLimitFactor: 2 / 30,
        render: site.render,
        clientFolder: client.folder,
        publicUrl: 'https://studio.example',
        fetch,
      }),
  });
});
afterAll(async () => {
  await app.close();
  await client.remove();
  await rm(folder, { recursive: true });
});

const card = (name: string) => app.http.get(`/share-cards/${name}.png`).responseType('blob');

describe('GET /share-cards', () => {
  it('200 draws the card of a product once, and 429 more than a network may have drawn', async () => {
    const { status, headers, body } = await card('product-1');
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(body).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(await readdir(folder)).toHaveLength(1);
    expect(Buffer.compare((await card('product-1')).body, body)).toBe(0);
    // The same bytes on every machine: no font or setting of the server is used. To be renewed with `DESIGN`.
    const site = createHash('sha256').update((await card('site')).body);
    expect(site.digest('hex').slice(0, 12)).toBe('14bd751ab176');
    expect((await app.http.get('/bn/share-cards/product-1.png')).status).toBe(429);
  });

  it('304 for a card that has not changed', async () => {
    const { etag = '' } = (await card('product-1')).headers;
    expect((await card('product-1').set('If-None-Match', etag)).status).toBe(304);
  });

  it('404 for what visitors cannot see', async () => {
    for (const name of ['product-999', 'post-no-such-article', 'work-nothing', 'user-1', 'constructor-1', 'product'])
      expect((await card(name)).status, name).toBe(404);
  });

  it('503 while the site is closed', async () => {
    await app.db.updateTable('site_settings').set({ maintenance: true }).execute();
    app.deps.siteState.forget();
    expect((await card('product-1')).status).toBe(503);
  });
});

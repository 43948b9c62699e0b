import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp } from '../../factories/content-app.ts';
import { createTestApp } from '../../test-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const BANNER = '/api/admin/content/banner';
const banner = () => content.app.http.get(BANNER).set(content.admin);
const write = (body: object, headers = content.admin) => content.app.http.put(BANNER).set(headers).send(body);
const promo = async () => (await content.app.http.get('/api/site')).body.promo;

describe('the promo banner', () => {
  it('200 keeps its text while it is off', async () => {
    const { body: before } = await banner();
    expect(before).toMatchObject({ enabled: true, version: 1 });
    content.announced();
    const off = await write({ ...before, enabled: false });
    expect(off.body).toEqual({ ...before, enabled: false, version: 2 });
    expect(await promo()).toBeNull();
    expect(content.announced()).toEqual(['site']);
    const { enabled: _enabled, version: _version, ...texts } = before;
    await write({ ...before, version: 2 });
    expect(await promo()).toEqual(texts);
  });

  it('409 for a stale form; 400 for a URL that is not https', async () => {
    const { body } = await banner();
    expect((await write({ ...body, version: 1 })).status).toBe(409);
    for (const url of ['http://x.example', 'javascript:alert(1)', '//x.example', '']) {
      expect((await write({ ...body, url })).status).toBe(400);
    }
    expect((await write(body, {})).status).toBe(401);
    expect((await write(body, content.customer)).status).toBe(403);
  });

  it('200 on a site without settings', async () => {
    const empty = await createTestApp();
    try {
      const { headers } = await empty.signedIn('super_admin');
      const { body } = await empty.http.get(BANNER).set(headers);
      expect(body).toEqual({ enabled: false, text: '', linkText: '', url: '', version: 1 });
      const texts = { text: 'New site', linkText: 'See', url: 'https://example.com/' };
      const saved = await empty.http
        .put(BANNER)
        .set(headers)
        .send({ ...texts, enabled: true, version: 1 });
      expect(saved.status).toBe(200);
      const { body: site } = await empty.http.get('/api/site');
      expect(site).toMatchObject({ name: 'My Portfolio', promo: texts });
    } finally {
      await empty.close();
    }
  });
});

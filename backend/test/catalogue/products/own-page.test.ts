import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createSaver, getVisitorCookie } from './saver.ts';

let app: TestApp;
let id: number;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://nodi.example', CORS_ORIGINS: 'https://shop.example' } });
  id = (await createProduct(app.db)).id;
  cookie = getVisitorCookie(await createSaver(app).save(id));
});
afterAll(() => app.close());

describe('a change authorised only by the visitor cookie', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://nodi.example.evil.example' },
  ])('403: from another site, %o', async (headers) => {
    const foreign = createSaver(app, { cookie, ...headers } as Record<string, string>);
    for (const answer of [await foreign.save(id), await foreign.unsave(id)]) {
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'forbidden', message: 'This is only possible on the site itself' });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    expect(await createSaver(app, { cookie }).saved()).toEqual([id]);
  });

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
    { origin: 'https://nodi.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' },
  ])('204: from the site itself, an allowed origin or a program, %o', async (headers) => {
    await createSaver(app, { cookie, ...headers } as Record<string, string>)
      .save(id)
      .expect(204);
  });

  it('204: from the requested host, when the browser sends only the origin', async () => {
    await createSaver(app, { cookie, origin: app.url }).save(id).expect(204);
  });

  it('204: a token needs no such check, because browsers never send it on their own', async () => {
    const { headers } = await app.signedIn();
    await createSaver(app, { ...headers, 'sec-fetch-site': 'cross-site' })
      .save(id)
      .expect(204);
  });
});

describe('the visitor cookie over HTTPS', () => {
  it('is bound to the host; one of an earlier release is accepted until there is a new one', async () => {
    const [given] = (await createSaver(app).save(id)).headers['set-cookie'] ?? [];
    expect(given).toMatch(/^__Host-visitor=.+; Path=\/; .+; Secure$/);
    const former = cookie.replace('__Host-', '');
    expect(await createSaver(app, { cookie: former }).saved()).toEqual([id]);
    const other = getVisitorCookie(await createSaver(app).save((await createProduct(app.db)).id));
    expect(await createSaver(app, { cookie: `${former}; ${other}` }).saved()).not.toContain(id);
  });
});

describe('reading', () => {
  it('never sets a cookie, whatever the request sends', async () => {
    const paths = ['site', 'home', 'services', 'about', 'products', `products/${id}`, 'posts'];
    for (const path of [...paths, 'saved-products']) {
      for (const given of [cookie, 'visitor=broken']) {
        const answer = await app.http.get(`/api/${path}`).set({ cookie: given });
        expect([path, answer.status, answer.headers['set-cookie']]).toEqual([path, 200, undefined]);
      }
    }
  });
});

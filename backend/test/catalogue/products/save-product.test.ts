import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVisitors } from '../../../src/http/protection/visitor.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createSaver, getVisitorCookie, getVisitorId } from './saver.ts';

let app: TestApp;
let products: number[];
beforeAll(async () => {
  app = await createTestApp();
  products = [];
  for (let count = 0; count < 3; count += 1) products.push((await createProduct(app.db)).id);
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('saved_products').execute());

const product = (index: number) => products[index] as number;

describe('PUT /api/saved-products/{id}', () => {
  it('204: a visitor gets a signed cookie with the first save and is recognised by it', async () => {
    const answer = await app.http.put(`/api/saved-products/${product(0)}`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^visitor=[0-9a-f-]{36}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/),
    ]);
    const visitor = createSaver(app, { cookie: getVisitorCookie(answer) });
    expect(await visitor.saved()).toEqual([product(0)]);
    expect(getVisitorId(getVisitorCookie(await visitor.save(product(1))))).toBe(getVisitorId(getVisitorCookie(answer)));
    expect(await visitor.saved()).toEqual([product(1), product(0)]);
  });

  it('204: the cookie is secure only when the site is reached over HTTPS', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://nodi.example' } });
    try {
      const { id } = await createProduct(secure.db);
      const { headers } = await secure.http.put(`/api/saved-products/${id}`).expect(204);
      expect(headers['set-cookie']?.[0]).toMatch(/; SameSite=Lax; Secure$/);
    } finally {
      await secure.close();
    }
  });

  it('204: a customer’s saves belong to the account, without any cookie', async () => {
    const { user, headers } = await app.signedIn();
    const here = createSaver(app, headers);
    const answer = await here.save(product(0));
    expect(answer.status).toBe(204);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const elsewhere = createSaver(app, await app.signIn(user));
    expect(await elsewhere.saved()).toEqual([product(0)]);
  });

  it('204: saving is idempotent, and moves the product to the front', async () => {
    const { headers } = await app.signedIn();
    const customer = createSaver(app, headers);
    for (const id of [product(0), product(1), product(0)]) {
      app.clock.advance(1_000);
      await customer.save(id).expect(204);
    }
    expect(await customer.saved()).toEqual([product(0), product(1)]);
    await Promise.all(Array.from({ length: 8 }, () => customer.save(product(2)).expect(204)));
    expect((await customer.saved()).length).toBe(3);
  });

  it('204: a forged or foreign cookie is ignored; a new visitor is created', async () => {
    const known = getVisitorCookie(await app.http.put(`/api/saved-products/${product(0)}`));
    const foreignVisitors = createVisitors('another-secret-of-at-least-32-bytes', {
      publicUrl: app.url,
      corsOrigins: [],
    });
    const forged = [
      foreignVisitors.cookie(getVisitorId(known)).split(';')[0] ?? '',
      `visitor=${getVisitorId(known)}.${'A'.repeat(43)}`,
      `visitor=${getVisitorId(known)}`,
      `${known}x`,
      'visitor=%00',
    ];
    for (const cookie of forged) {
      expect(await createSaver(app, { cookie }).saved()).toEqual([]);
      const answer = await createSaver(app, { cookie }).save(product(1)).expect(204);
      expect(getVisitorId(getVisitorCookie(answer))).not.toBe(getVisitorId(known));
    }
    // A cookie added by another host of the domain does not hide the real one.
    expect(await createSaver(app, { cookie: `${forged[0]}; a=b; ${known}` }).saved()).toEqual([product(0)]);
  });

  it.each(['0', '01', '1.0', '-1', 'abc', '9999999999', '%00', '%E0%A4%A'])('404: %s', async (id) => {
    expect((await createSaver(app).save(id)).status).toBe(404);
  });

  it('401: an invalid token, even with a visitor cookie', async () => {
    const cookie = getVisitorCookie(await createSaver(app).save(product(0)));
    const customer = createSaver(app, { cookie, authorization: 'Bearer nonsense' });
    expect((await customer.save(product(1))).status).toBe(401);
    expect((await customer.unsave(product(0))).status).toBe(401);
    expect((await customer.list()).status).toBe(401);
    expect(await createSaver(app, { cookie }).saved()).toEqual([product(0)]);
  });

  it('404: an unknown or unpublished product, without a cookie', async () => {
    const draft = await createProduct(app.db, { published: false });
    for (const id of [draft.id, 999_999_999]) {
      const { status, body, headers } = await createSaver(app).save(id);
      expect([status, body.message]).toEqual([404, 'Product Not Found']);
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });
});

describe('GET /api/saved-products', () => {
  it('200: nothing for a visitor who has saved nothing, and never a cookie', async () => {
    const { status, body, headers } = await createSaver(app).list();
    expect([status, body]).toEqual([200, { productIds: [] }]);
    expect(headers).not.toHaveProperty('set-cookie');
    const cookie = getVisitorCookie(await createSaver(app).save(product(0)));
    expect((await createSaver(app, { cookie }).list()).headers).not.toHaveProperty('set-cookie');
  });

  it('200: only the caller’s own saves', async () => {
    const [one, two] = [
      createSaver(app, (await app.signedIn()).headers),
      createSaver(app, (await app.signedIn()).headers),
    ];
    await one.save(product(0)).expect(204);
    await two.save(product(1)).expect(204);
    const cookie = getVisitorCookie(await createSaver(app).save(product(2)));
    expect([await one.saved(), await two.saved(), await createSaver(app, { cookie }).saved()]).toEqual([
      [product(0)],
      [product(1)],
      [product(2)],
    ]);
  });

  it('200: an unpublished product is left out, and returns when it is published again', async () => {
    const customer = createSaver(app, (await app.signedIn()).headers);
    const { id } = await createProduct(app.db);
    await customer.save(id).expect(204);
    const publish = (published: boolean) => app.db.updateTable('products').set({ published }).where('id', '=', id);
    await publish(false).execute();
    expect(await customer.saved()).toEqual([]);
    await publish(true).execute();
    expect(await customer.saved()).toEqual([id]);
    await app.db.deleteFrom('products').where('id', '=', id).execute();
    expect(await customer.saved()).toEqual([]);
  });

  it('400: an unknown query parameter', async () => {
    expect((await app.http.get('/api/saved-products?page=1')).status).toBe(400);
  });
});

describe('PUT /api/saved-products/{id} under load', () => {
  it('429: each network has a limit per minute', async () => {
    const strictApp = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.001' } });
    try {
      const { id } = await createProduct(strictApp.db);
      const answers = [];
      for (let time = 0; time < 4; time += 1) answers.push(await createSaver(strictApp).save(id));
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
      expect(answers[3]?.headers['retry-after']).toMatch(/^\d+$/);
    } finally {
      await strictApp.close();
    }
  });
});

describe('DELETE /api/saved-products/{id}', () => {
  it('204: the product is no longer saved; the same when repeated, unknown or never saved', async () => {
    const customer = createSaver(app, (await app.signedIn()).headers);
    await customer.save(product(0));
    for (const id of [product(0), product(0), product(1), 999_999_999]) await customer.unsave(id).expect(204);
    expect(await customer.saved()).toEqual([]);
    const answer = await createSaver(app).unsave(product(0));
    expect([answer.status, answer.headers['set-cookie']]).toEqual([204, undefined]);
  });

  it('204: a visitor cannot remove the saves of another', async () => {
    const customer = createSaver(app, (await app.signedIn()).headers);
    await customer.save(product(0));
    await createSaver(app, (await app.signedIn()).headers)
      .unsave(product(0))
      .expect(204);
    await createSaver(app).unsave(product(0)).expect(204);
    expect(await customer.saved()).toEqual([product(0)]);
  });

  it.each(['0', 'abc', '9999999999'])('404: %s', async (id) => {
    expect((await createSaver(app).unsave(id)).status).toBe(404);
  });
});

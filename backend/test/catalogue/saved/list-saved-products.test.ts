import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createSaver, getVisitorCookie } from '../products/saver.ts';

let app: TestApp;
const ids: number[] = [];
beforeAll(async () => {
  app = await createTestApp();
  for (let count = 0; count < 3; count += 1) ids.push((await createProduct(app.db)).id);
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('saved_products').execute());

const list = (headers: Record<string, string> = {}, query = '') =>
  app.http.get(`/api/saved/products${query}`).set(headers);
const shown = async (headers: Record<string, string>) =>
  (await list(headers).expect(200)).body.items.map(({ id }: { id: number }) => id);

describe('GET /api/saved/products', () => {
  it('200: nothing for a visitor who has saved nothing, and never a cookie', async () => {
    const { body, headers } = await list().expect(200);
    expect(body).toEqual({ items: [], total: 0, page: 1, limit: 12 });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('200: cards of the caller’s saves, last saved first, paginated', async () => {
    const { headers } = await app.signedIn();
    for (const id of ids) {
      app.clock.advance(1_000);
      await createSaver(app, headers).save(id).expect(204);
    }
    const { body } = await list(headers, '?page=2&limit=2').expect(200);
    expect(body).toMatchObject({ total: 3, page: 2, limit: 2, items: [{ id: ids[0], title: expect.any(String) }] });
    expect(await shown((await app.signedIn()).headers)).toEqual([]);
    expect((await list(headers, '?page=9').expect(200)).body).toMatchObject({ total: 3, items: [] });
  });

  it('200: a visitor’s list is the cookie’s, and the account’s after signing in', async () => {
    const cookie = getVisitorCookie(await createSaver(app).save(ids[0] as number));
    expect(await shown({ cookie })).toEqual([ids[0]]);
    const { email } = await app.createUser();
    const { body } = await app.http.post('/api/auth/login').set({ cookie }).send({ email, password: PASSWORD });
    expect(await shown({ authorization: `Bearer ${body.token}` })).toEqual([ids[0]]);
    expect(await shown({ cookie })).toEqual([]);
  });

  it('200: an unpublished product is left out until it is published again', async () => {
    const { headers } = await app.signedIn();
    const { id } = await createProduct(app.db);
    await createSaver(app, headers).save(id).expect(204);
    const publish = (published: boolean) =>
      app.db.updateTable('products').set({ published }).where('id', '=', id).execute();
    await publish(false);
    expect((await list(headers).expect(200)).body).toMatchObject({ items: [], total: 0 });
    await publish(true);
    expect(await shown(headers)).toEqual([id]);
  });

  it.each(['?page=0', '?limit=61', '?page=two', '?sort=newest'])('400: %s', async (query) => {
    expect((await list({}, query)).status).toBe(400);
  });

  it('401: an invalid token, even with a visitor cookie', async () => {
    const cookie = getVisitorCookie(await createSaver(app).save(ids[0] as number));
    expect((await list({ cookie, authorization: 'Bearer nonsense' })).status).toBe(401);
  });
});

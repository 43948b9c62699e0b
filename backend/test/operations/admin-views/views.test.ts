import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const VIEWS = '/api/admin/views';
const input = { list: 'orders', name: 'Late', query: 'status=pending', shared: false };

describe('saved views', () => {
  it('201 and 200: the team’s come first, each by name', async () => {
    const { headers } = await app.signedIn('super_admin');
    const create = (body: object) =>
      app.http
        .post(VIEWS)
        .set(headers)
        .send({ ...input, ...body });
    for (const body of [{ name: 'b' }, { name: 'A' }, { name: 'Z', shared: true }])
      expect((await create(body)).status).toBe(201);
    const { body } = await app.http.get(VIEWS).query({ list: 'orders' }).set(headers);
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Z', 'A', 'b']);
    expect(body.layout).toEqual({ compact: false, hidden: [] });
    expect((await app.http.get(VIEWS).query({ list: 'payments' }).set(headers)).body.items).toEqual([]);
  });

  it('409: the last free place is given once', async () => {
    const { headers } = await app.signedIn('super_admin');
    const create = (name: string) =>
      app.http
        .post(VIEWS)
        .set(headers)
        .send({ ...input, list: 'payouts', name });
    for (let number = 1; number < 30; number += 1) await create(`View ${number}`);
    const answers = await Promise.all(['x', 'y', 'z'].map(create));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('200: renamed and shared; 400, 404 and 409 for what cannot be saved', async () => {
    const { headers } = await app.signedIn('super_admin');
    const list = 'coupons';
    const created = await app.http
      .post(VIEWS)
      .set(headers)
      .send({ ...input, list });
    const at = `${VIEWS}/${created.body.id}`;
    const change = (body: object, path = at) =>
      app.http
        .put(path)
        .set(headers)
        .send({ name: 'Late', query: 'usable=no', shared: false, version: 1, ...body });
    expect((await change({ name: 'a\nb' })).status).toBe(400);
    expect((await change({ version: 2 })).status).toBe(409);
    expect((await change({}, `${VIEWS}/${crypto.randomUUID()}`)).status).toBe(404);
    const shared = await change({ name: 'Ended', shared: true });
    expect(shared.body).toEqual({ ...created.body, name: 'Ended', query: 'usable=no', shared: true, version: 2 });
    const other = await app.signedIn('super_admin');
    expect((await app.http.get(VIEWS).query({ list }).set(other.headers)).body.items).toEqual([shared.body]);
    expect(
      (
        await app.http
          .post(VIEWS)
          .set(other.headers)
          .send({ ...input, list, name: 'ENDED', shared: true })
      ).status,
    ).toBe(409);
    expect((await app.http.delete(at).set(other.headers)).status).toBe(204);
    expect((await app.http.delete(at).set(headers)).status).toBe(404);
  });

  it('204: views and layouts go with the account', async () => {
    const { headers, user } = await app.signedIn('super_admin');
    await app.http.post(VIEWS).set(headers).send(input);
    await app.http.put('/api/admin/list-layouts').set(headers).send({ list: 'orders', compact: true, hidden: [] });
    const count = async (table: string, column: string) =>
      (await app.connection.pool.query(`select from ${table} where ${column} = $1`, [user.id])).rowCount;
    expect([await count('saved_views', 'owner_id'), await count('list_layouts', 'user_id')]).toEqual([1, 1]);
    await app.connection.pool.query('delete from users where id = $1', [user.id]);
    expect([await count('saved_views', 'owner_id'), await count('list_layouts', 'user_id')]).toEqual([0, 0]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteStaleRows } from '../../../src/process/housekeeping.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createSaver, getVisitorCookie, getVisitorId } from './saver.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
const products: number[] = [];
beforeAll(async () => {
  app = await createTestApp();
  for (let count = 0; count < 4; count += 1) products.push((await createProduct(app.db)).id);
});
afterAll(() => app.close());

const product = (index: number) => products[index] as number;

/** A visitor who saved these products in this order. */
async function visitor(...ids: number[]): Promise<string> {
  let cookie = '';
  for (const id of ids) {
    app.clock.advance(1_000);
    cookie = getVisitorCookie(await createSaver(app, cookie ? { cookie } : {}).save(id));
  }
  return cookie;
}

const signIn = (path: string, email: string, cookie: string, headers: Record<string, string> = {}) =>
  app.http
    .post(`/api${path}`)
    .set({ cookie, ...headers })
    .send({ email, password: PASSWORD });
const savedBy = (token: string) => createSaver(app, { authorization: `Bearer ${token}` }).saved();
const rowsOf = (cookie: string) =>
  app.db.selectFrom('saved_products').select('product_id').where('visitor_id', '=', getVisitorId(cookie)).execute();

describe('signing in with saved products', () => {
  it('200 login: they move into the account, once each, the newer save first', async () => {
    const user = await app.createUser();
    const account = createSaver(app, await app.signIn(user));
    app.clock.advance(1_000);
    await account.save(product(0)).expect(204);
    app.clock.advance(1_000);
    await account.save(product(1)).expect(204);
    const cookie = await visitor(product(2), product(0));
    const answer = await signIn('/auth/login', user.email, cookie).expect(200);
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^device=/)]);
    expect(await savedBy(answer.body.token)).toEqual([product(0), product(2), product(1)]);
    expect(await rowsOf(cookie)).toEqual([]);
    expect(await createSaver(app, { cookie }).saved()).toEqual([]);
  });

  it('200 login: an older save of the visitor does not move back the account’s own', async () => {
    const user = await app.createUser();
    const cookie = await visitor(product(0), product(1));
    const account = createSaver(app, await app.signIn(user));
    app.clock.advance(1_000);
    await account.save(product(0)).expect(204);
    await signIn('/auth/login', user.email, cookie).expect(200);
    expect(await account.saved()).toEqual([product(0), product(1)]);
  });

  it('201 register: the new account starts with them', async () => {
    const cookie = await visitor(product(3));
    const { body } = await app.http
      .post('/api/auth/register')
      .set({ cookie })
      .send({ name: 'Nadia', email: 'new-saver@example.com', password: PASSWORD })
      .expect(201);
    expect(await savedBy(body.token)).toEqual([product(3)]);
  });

  it('200 admin login: they move as well', async () => {
    const admin = await app.createUser({ role: 'super_admin' });
    const cookie = await visitor(product(2));
    const { body } = await signIn('/admin/login', admin.email, cookie).expect(200);
    expect(await savedBy(body.token)).toEqual([product(2)]);
  });

  it('200 login: the newest 500 are kept', async () => {
    const user = await app.createUser();
    const { rows } = await app.connection.pool.query<{ id: number }>(
      `insert into products (title, description, category, images, demo_link, download_link, version, last_update)
       select title, description, category, images, demo_link, download_link, version, last_update
       from products, generate_series(1, 499) where id = $1 returning id`,
      [product(0)],
    );
    const old = new Date(app.clock.now().getTime() - DAY_MS);
    await app.db
      .insertInto('saved_products')
      .values(rows.map(({ id }) => ({ user_id: user.id, product_id: id, created_at: old })))
      .execute();
    const cookie = await visitor(product(1), product(2), product(3));
    const { body } = await signIn('/auth/login', user.email, cookie).expect(200);
    const saved = await savedBy(body.token);
    expect(saved).toHaveLength(500);
    expect(saved.slice(0, 3)).toEqual([product(3), product(2), product(1)]);
  });

  it('401 and 403: nothing moves without the right password or role', async () => {
    const user = await app.createUser();
    const cookie = await visitor(product(1));
    await app.http.post('/api/auth/login').set({ cookie }).send({ email: user.email, password: 'wrong' }).expect(401);
    await signIn('/admin/login', user.email, cookie).expect(403);
    expect(await rowsOf(cookie)).toHaveLength(1);
  });

  it('200: a cookie sent by another site is ignored', async () => {
    const user = await app.createUser();
    const cookie = await visitor(product(1));
    await signIn('/auth/login', user.email, cookie, { 'sec-fetch-site': 'cross-site' }).expect(200);
    expect(await rowsOf(cookie)).toHaveLength(1);
  });

  it('200: two sign-ins at the same time move each save once', async () => {
    const user = await app.createUser();
    const cookie = await visitor(product(0), product(1));
    const answers = await Promise.all([1, 2, 3].map(() => signIn('/auth/login', user.email, cookie).expect(200)));
    expect(await savedBy(answers[0]?.body.token)).toEqual([product(1), product(0)]);
  });

  it('200: a failure does not block signing in; the saves move next time', async () => {
    const user = await app.createUser();
    const cookie = await visitor(product(0));
    await app.connection.pool.query('alter table saved_products rename to elsewhere');
    try {
      await signIn('/auth/login', user.email, cookie).expect(200);
    } finally {
      await app.connection.pool.query('alter table elsewhere rename to saved_products');
    }
    expect(app.log.entries).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'Saved products could not be moved to the account' }),
    );
    const { body } = await signIn('/auth/login', user.email, cookie).expect(200);
    expect(await savedBy(body.token)).toEqual([product(0)]);
  });
});

describe('saves that can no longer be reached', () => {
  it('are deleted with the account, and after a year without a visit', async () => {
    const { user, headers } = await app.signedIn();
    await createSaver(app, headers).save(product(0)).expect(204);
    const forgotten = await visitor(product(0), product(1));
    const faithful = await visitor(product(0));
    const now = app.clock.now().getTime();
    const age = (cookie: string, id: number) =>
      app.db
        .updateTable('saved_products')
        .set({ created_at: new Date(now - 400 * DAY_MS) })
        .where('visitor_id', '=', getVisitorId(cookie))
        .where('product_id', '=', id)
        .execute();
    for (const id of [product(0), product(1)]) await age(forgotten, id);
    await age(faithful, product(0));
    await createSaver(app, { cookie: faithful }).save(product(1)).expect(204);

    await deleteStaleRows(app.db, new Date(now));
    await app.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect([await rowsOf(forgotten), await rowsOf(faithful)].map((rows) => rows.length)).toEqual([0, 2]);
    const remaining = await app.db
      .selectFrom('saved_products')
      .select('user_id')
      .where('user_id', '=', user.id)
      .execute();
    expect(remaining).toEqual([]);
  });
});

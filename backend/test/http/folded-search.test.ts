import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer } from '../factories/commerce.ts';
import { createPost } from '../factories/content.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const ONE = '\u09df';
const TWO = '\u09af\u09bc';

let app: TestApp;
let admin: Record<string, string>;
let customer: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
  customer = await app.signedIn();
});
afterAll(() => app.close());

const found = async (path: string, search: string, headers: Record<string, string>) => {
  const { body } = await app.http
    .get(path)
    .query(path === '/api/dashboard/search' ? { q: search } : { search })
    .set(headers)
    .expect(200);
  return (body.items ?? body.hits ?? body).length as number;
};

/** Names, and the spellings that users search for. */
const NAME = `Café Planner নাদি${ONE}া`;
const TYPED = ['cafe planner', 'PLANNER   café', 'Cafe\u0301', `নাদি${TWO}া`, `planner নাদি${ONE}া`, `${TWO}া ca`];

describe('search is independent of spelling', () => {
  it('200: products, orders, downloads and the search dialog', async () => {
    const { id } = await createOffer(app.db, app.deps.storage);
    await app.db.updateTable('products').set({ title: NAME, description: 'Plans' }).where('id', '=', id).execute();
    await app.http.post('/api/wallet/add-funds').set(customer.headers).send({ amount: 50 }).expect(200);
    const wish = { product_id: id, tier: 'Pro', country: 'BD' };
    await app.http.post('/api/orders').set(customer.headers).send(wish).expect(201);
    for (const typed of TYPED) {
      for (const path of ['/api/products', '/api/orders', '/api/downloads'])
        expect(await found(path, typed, customer.headers), `${path} ${typed}`).toBe(1);
      expect(await found('/api/admin/products', typed, admin), typed).toBe(1);
      if (typed.length > 1) expect(await found('/api/dashboard/search', typed, customer.headers), typed).toBe(2);
    }
    for (const path of ['/api/products', '/api/orders', '/api/downloads'])
      expect(await found(path, 'planner lake', customer.headers), path).toBe(0);
  });

  it('200: articles by words across title and excerpt', async () => {
    await createPost(app.db, { title: NAME, excerpt: 'For the kitchen' });
    for (const typed of [...TYPED, 'kitchen cafe']) {
      expect(await found('/api/posts', typed, {}), typed).toBe(1);
      expect(await found('/api/admin/content/posts', typed, admin), typed).toBe(1);
    }
  });

  it('200: users, and their orders by their names', async () => {
    await app.db.updateTable('users').set({ name: NAME }).where('id', '=', customer.user.id).execute();
    const first = customer.user.email.slice(0, 8);
    for (const typed of [...TYPED, `${first} planner`]) {
      expect(await found('/api/admin/users', typed, admin), typed).toBe(1);
      expect(await found('/api/admin/orders', typed, admin), typed).toBe(1);
    }
    // Its wildcard characters match literally.
    for (const typed of ['%', '_', 'c_fe', '\\']) expect(await found('/api/admin/users', typed, admin), typed).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '../../factories/commerce.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/admin/orders/{id}/context', () => {
  it('200: each part only for those who may read its kind', async () => {
    const { id: userId } = await app.createUser();
    const { id } = await createOrder(app.db, userId);
    const read = async (rights: string[]) => {
      const { headers } = await app.signedIn('super_admin', rights);
      return (await app.http.get(`/api/admin/orders/${id}/context`).set(headers).expect(200)).body;
    };
    expect(await read(['accounting'])).toEqual({ payment: null, licence: null, conversations: null, mails: null });
    expect(await read(['support'])).toEqual({ payment: null, licence: null, conversations: [], mails: [] });
  });

  it('200: an order of an erased customer has no emails', async () => {
    const { id: userId } = await app.createUser();
    const { id } = await createOrder(app.db, userId);
    await app.db.deleteFrom('users').where('id', '=', userId).execute();
    const { headers } = await app.signedIn('super_admin');
    const { body } = await app.http.get(`/api/admin/orders/${id}/context`).set(headers).expect(200);
    expect(body.mails).toEqual([]);
  });

  it('403: for administrators of content', async () => {
    const { id } = await createOrder(app.db, (await app.createUser()).id);
    const { headers } = await app.signedIn('super_admin', ['content']);
    expect((await app.http.get(`/api/admin/orders/${id}/context`).set(headers)).status).toBe(403);
  });
});

describe('GET /api/admin/products/{id}/sales', () => {
  it('200: months follow the time zone of the shop, and older orders count in the totals only', async () => {
    const { headers } = await app.signedIn('super_admin');
    const product = await createProduct(app.db);
    const { id: userId } = await app.createUser();
    const sell = (created_at: Date, values: object = {}) =>
      createOrder(app.db, userId, { product_id: product.id, amount_cents: 500, tier: 'Pro', created_at, ...values });
    const now = new Date();
    await sell(now);
    await sell(now, { status: 'pending' });
    await sell(now, { tier: null, amount_cents: 0 });
    await sell(new Date(now.getTime() - 800 * 86_400_000), { status: 'refunded' });
    const { body } = await app.http.get(`/api/admin/products/${product.id}/sales`).set(headers).expect(200);
    expect(body).toMatchObject({
      orders: 3,
      revenue: 10,
      refunded: 0,
      plans: [
        { tier: 'Pro', orders: 2, revenue: 10 },
        { tier: null, orders: 1, revenue: 0 },
      ],
    });
    expect(body.months).toHaveLength(12);
    expect(body.months.at(-1)).toMatchObject({ orders: 2, revenue: 5 });
    expect(body.latest).toHaveLength(4);
  });

  it('403: for administrators with limited rights', async () => {
    const { headers } = await app.signedIn('super_admin', ['content', 'accounting', 'support']);
    expect((await app.http.get('/api/admin/products/1/sales').set(headers)).status).toBe(403);
  });

  it('404: for an unknown product', async () => {
    const { headers } = await app.signedIn('super_admin');
    expect((await app.http.get('/api/admin/products/999999/sales').set(headers)).status).toBe(404);
  });
});

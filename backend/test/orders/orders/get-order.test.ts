import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer, createOrder } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = (id: string, headers: Record<string, string> = {}) => app.http.get(`/api/orders/${id}`).set(headers);

describe('GET /api/orders/{id}', () => {
  it('200: the order with its history in chronological order', async () => {
    const { user, headers } = await app.signedIn();
    const order = await createOrder(app.db, user.id, { status: 'refunded' });
    const times = ['2026-01-05T08:00:00.000Z', '2026-01-05T09:00:00.000Z', '2026-01-07T08:00:00.000Z'];
    const states = ['pending', 'completed', 'refunded'] as const;
    await app.db
      .insertInto('order_events')
      .values(states.map((status, index) => ({ order_id: order.id, status, created_at: new Date(times[index] ?? '') })))
      .execute();
    const { status, body } = await get(order.id, headers);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: order.id,
      number: order.number,
      product_name: 'River Map',
      amount: 19.99,
      status: 'refunded',
      created_at: order.created_at.toISOString(),
      product_id: null,
      tier: null,
      plan_id: null,
      lines: [
        {
          id: order.id,
          product_id: null,
          product_name: 'River Map',
          tier: null,
          plan_id: null,
          quantity: 1,
          price: 19.99,
          discount: 0,
          amount: 19.99,
          refunded: 0,
          download_id: null,
        },
      ],
      download_id: null,
      history: states.map((state, index) => ({ status: state, created_at: times[index] })),
      paid_by: { method: 'manual', title: 'Direct payment', code: null },
      refunds: [],
      withdrawal: { basis: 'unknown', until: null, consented_at: null, received_at: null },
    });
  });

  it('200: a purchase is kept when the product is deleted', async () => {
    const { headers } = await app.signedIn();
    const product = await createOffer(app.db, app.deps.storage);
    const purchase = await app.http.post('/api/orders').set(headers).send({ product_id: product.id, tier: 'Free' });
    expect((await get(purchase.body.id, headers)).body).toEqual(purchase.body);
    await app.db.deleteFrom('products').where('id', '=', product.id).execute();
    const lines = purchase.body.lines.map((line: object) => ({ ...line, product_id: null }));
    expect((await get(purchase.body.id, headers)).body).toEqual({ ...purchase.body, product_id: null, lines });
    expect((await app.http.get(`/api/downloads/${purchase.body.download_id}`).set(headers)).status).toBe(200);
  });

  it('404: a malformed id', async () => {
    const { headers } = await app.signedIn();
    for (const id of ['1', '10125', '%2e%2e', `${randomUUID()}'`])
      expect((await get(id, headers)).status, id).toBe(404);
  });

  it('404: another customer’s order gets the same answer as an unknown one', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    const order = await createOrder(app.db, other.user.id);
    const otherUsersOrder = await get(order.id, mine.headers);
    const unknown = await get(randomUUID(), mine.headers);
    expect(otherUsersOrder.status).toBe(404);
    expect({ ...otherUsersOrder.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect((await get(order.id, other.headers)).status).toBe(200);
  });
});

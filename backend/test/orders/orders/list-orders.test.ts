import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '../../factories/commerce.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const list = (headers: Record<string, string> = {}, query = '') => app.http.get(`/api/orders${query}`).set(headers);

describe('GET /api/orders', () => {
  it('200: the caller’s orders with number, dollars and status, newest first', async () => {
    const { user, headers } = await app.signedIn();
    const old = await createOrder(app.db, user.id, {
      created_at: new Date('2026-01-05T08:00:00Z'),
      status: 'refunded',
    });
    const newest = await createOrder(app.db, user.id, {
      created_at: new Date('2026-02-05T08:00:00Z'),
      amount_cents: 7,
    });
    const { status, body } = await list(headers);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: newest.id,
        number: newest.number,
        product_id: null,
        product_name: 'River Map',
        amount: 0.07,
        status: 'completed',
        created_at: '2026-02-05T08:00:00.000Z',
      },
      {
        id: old.id,
        number: old.number,
        product_id: null,
        product_name: 'River Map',
        amount: 19.99,
        status: 'refunded',
        created_at: '2026-01-05T08:00:00.000Z',
      },
    ]);
    expect(newest.number).toBe(old.number + 1);
    expect(old.number).toBeGreaterThan(10_000);
  });

  it('200: nothing from other customers', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    await createOrder(app.db, other.user.id);
    expect((await list(mine.headers)).body).toEqual([]);
  });

  it.skipIf(isShortRun)('200: at most the 2,000 newest, with the total and a link to the next page', async () => {
    const { user, headers } = await app.signedIn();
    const row = { user_id: user.id, product_name: 'River Map', amount_cents: 100, status: 'completed' as const };
    await app.db
      .insertInto('orders')
      .values(Array.from({ length: 2_001 }, () => row))
      .execute();
    const { body, headers: answered } = await list(headers);
    expect(body).toHaveLength(2_000);
    expect(answered['x-total-count']).toBe('2001');
    expect(answered.link).toBe('</api/orders?sort=-date&page=2&limit=2000>; rel="next"');
    const numbers = body.map((order: { number: number }) => order.number);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  });

  it('400: an unknown query parameter', async () => {
    const { headers } = await app.signedIn();
    expect((await list(headers, '?user_id=1')).status).toBe(400);
  });
});

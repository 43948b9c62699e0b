import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

const COUNT = 1_203;

let app: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  app = await createTestApp();
  const customer = await app.signedIn();
  headers = customer.headers;
  // Every ten orders share a timestamp: only their numbers distinguish them.
  await app.connection.pool.query(
    `insert into orders (user_id, product_name, amount_cents, status, created_at)
     select $1, case when n = 7 then '100% offline_কাজ' else 'Product ' || n end, n * 10, 'completed',
            timestamptz '2026-01-01' + n / 10 * interval '1 hour' from generate_series(1, $2::int) as n`,
    [customer.user.id, COUNT],
  );
  await app.signedIn();
});
afterAll(() => app.close());

const list = (query: object = {}) => app.http.get('/api/orders').query(query).set(headers).expect(200);

describe('GET /api/orders of a customer with many orders', () => {
  it('200: all of them without parameters, with the total and no next page', async () => {
    const { body, headers: answered } = await list();
    expect(body).toHaveLength(COUNT);
    expect(answered['x-total-count']).toBe(String(COUNT));
    expect(answered.link).toBeUndefined();
  });

  it.each(['-date', 'date', 'number', '-number', 'total', '-total'])(
    '200: every order exactly once by %s',
    async (sort) => {
      const numbers: number[] = [];
      for (let page = 1; page <= 5; page += 1) {
        const { body } = await list({ sort, limit: 300, page });
        numbers.push(...body.map(({ number }: { number: number }) => number));
      }
      const rising = [...new Set(numbers)].sort((a, b) => a - b);
      expect(rising).toHaveLength(COUNT);
      expect(numbers).toEqual(sort.startsWith('-') ? rising.reverse() : rising);
    },
  );

  it('200: an order created between two pages shifts the rest and hides none', async () => {
    const first = (await list({ limit: 10 })).body;
    await app.connection.pool.query(
      `insert into orders (user_id, product_name, amount_cents, status, created_at)
       select user_id, 'Late', 1, 'completed', now() from orders limit 1`,
    );
    const second = (await list({ limit: 10, page: 2 })).body;
    expect(second[0]).toEqual(first[9]);
    await app.connection.pool.query(`delete from orders where product_name = 'Late'`);
  });

  it.each([
    ['0% OFF', 1],
    ['e_ক', 1],
    ['product 120', 6],
    ['\\', 0],
    ['zz', 0],
  ])('200: %s is searched literally', async (search, count) => {
    const { body, headers: answered } = await list({ search });
    expect([body.length, answered['x-total-count']]).toEqual([count, String(count)]);
  });

  it.each([{ limit: 2001 }, { page: 0 }, { sort: 'customer' }, { status: 'lost' }])('400: %j', async (query) => {
    await app.http.get('/api/orders').query(query).set(headers).expect(400);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finaliseDays } from '../../../src/features/orders/finalised-days.repository.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
const run = (text: string) => app.connection.pool.query(text);

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
  await run(`insert into orders (product_name, amount_cents, currency, status, created_at) values
    ('A', 1010, 'USD', 'completed', '2026-01-10'), ('B', 20, 'USD', 'pending', '2026-01-11'),
    ('C', 250000, 'BDT', 'completed', '2026-01-12'), ('D', 700, 'USD', 'cancelled', now())`);
});
afterAll(() => app.close());

const list = async (query: object = {}) =>
  (await app.http.get('/api/admin/orders').query(query).set(admin.headers).expect(200)).body;
const COUNTS = { pending: 1, processing: 0, completed: 2, cancelled: 1, refunded: 0 };

describe('totals of the list of orders', () => {
  it('200: counts by status and sums by currency, also of days with stored counts', async () => {
    const compare = async () => {
      expect(await list()).toMatchObject({
        total: 4,
        counts: COUNTS,
        sums: [
          { currency: 'BDT', amount: 2500 },
          { currency: 'USD', amount: 17.3 },
        ],
      });
      expect(await list({ status: 'pending' })).toMatchObject({
        total: 1,
        counts: COUNTS,
        sums: [{ currency: 'USD', amount: 0.2 }],
      });
      expect((await list({ to: '2026-01-11' })).sums).toEqual([{ currency: 'USD', amount: 10.3 }]);
    };
    await compare();
    await finaliseDays(app.db, new Date());
    await compare();
    await run(`update orders set status = 'processing' where product_name = 'B'`);
    expect(await list({ status: 'processing' })).toMatchObject({ total: 1, sums: [{ currency: 'USD', amount: 0.2 }] });
    expect((await list({ status: 'pending' })).sums).toEqual([]);
    await run(`update orders set status = 'pending' where product_name = 'B'`);
    await compare();
  });

  it('200: those of a search', async () => {
    const [order] = (await list({ status: 'pending' })).items;
    expect(await list({ search: `#${order.number}`, status: 'cancelled' })).toMatchObject({
      total: 0,
      counts: { pending: 1, completed: 0 },
      sums: [],
    });
    expect((await list({ search: String(order.number) })).sums).toEqual([{ currency: 'USD', amount: 0.2 }]);
  });
});

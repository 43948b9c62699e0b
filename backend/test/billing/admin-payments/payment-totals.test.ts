import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compactCounts } from '../../../src/db/row-counts.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
const run = (text: string) => app.connection.pool.query(text);

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
  await run(`insert into payments
      (purpose, provider, code, amount_minor, currency, refunded_minor, status, hold, credited_at, created_at) values
    ('order', 'stripe', 'A-1', 2500, 'USD', 0, 'paid', null, '2026-01-10', '2026-01-10'),
    ('order', 'stripe', 'A-2', 1000, 'USD', 400, 'partly_refunded', null, '2026-01-11', '2026-01-11'),
    ('order', 'sslcommerz', 'B-1', 250000, 'BDT', 0, 'paid', null, '2026-01-12', '2026-01-12'),
    ('order', 'manual', 'B-2', 900, 'USD', 0, 'pending', 'transfer', null, '2026-01-13')`);
});
afterAll(() => app.close());

const list = async (query: object = {}) =>
  (await app.http.get('/api/admin/payments').query(query).set(admin.headers).expect(200)).body;
const usd = (amount: number) => [{ currency: 'USD', amount }];

describe('totals of the list of payments', () => {
  it('200: what arrived less refunds, by currency, whether counted or stored', async () => {
    const compare = async () => {
      expect(await list()).toMatchObject({
        total: 4,
        waiting: 1,
        counts: { waiting: 1, created: 0, pending: 1, paid: 2, partly_refunded: 1 },
        sums: [{ currency: 'BDT', amount: 2500 }, ...usd(31)],
      });
      expect((await list({ status: 'waiting' })).sums).toEqual(usd(0));
      expect(await list({ provider: 'stripe' })).toMatchObject({ total: 2, counts: { pending: 0 }, sums: usd(31) });
      expect(await list({ from: '2026-01-11', status: 'partly_refunded' })).toMatchObject({
        total: 1,
        counts: { waiting: 1, paid: 1 },
        sums: usd(6),
      });
      expect(await list({ search: 'A-' })).toMatchObject({ total: 2, counts: { paid: 1 }, sums: usd(31) });
    };
    await compare();
    for (let more = 0; more < 30; more += 1) await run(`update payments set looked_at = now()`);
    await compactCounts(app.db);
    await compare();
    await run(`update payments set refunded_minor = 1000, status = 'refunded' where code = 'A-2'`);
    expect((await list({ provider: 'stripe' })).sums).toEqual(usd(25));
  });
});

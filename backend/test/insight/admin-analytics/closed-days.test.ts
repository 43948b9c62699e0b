import { afterAll, beforeAll, expect, it } from 'vitest';
import { findShopZone } from '../../../src/db/shop-zone.ts';
import { listDayFigures } from '../../../src/features/insight/admin-analytics.repository.ts';
import { findTopProducts } from '../../../src/features/insight/top-products.service.ts';
import { finaliseDays, findFirstUnfinalisedDay } from '../../../src/features/orders/finalised-days.repository.ts';
import { sumOrdersByStatus } from '../../../src/features/orders/order-counts.repository.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const SPANS = [
  { from: '2026-01-01', to: '2026-03-10' },
  { from: '2026-01-10', to: '2026-01-20' },
  { from: '2026-01-15', to: '2026-02-15' },
  { from: '2026-03-09', to: '2026-03-10' },
];

let app: TestApp;
const run = (statement: string) => app.connection.pool.query(statement);
beforeAll(async () => {
  app = await createTestApp();
  await app.createUser({ createdAt: new Date('2026-01-02T10:00:00Z') });
  await app.createUser({ createdAt: new Date('2026-03-10T10:00:00Z') });
  await run(`insert into orders (user_id, product_name, amount_cents, status, created_at)
    select (select id from users order by created_at limit 1), 'Product ' || n % 5, n, 'completed',
           timestamptz '2026-01-01 05:00Z' + n * interval '7 hours' from generate_series(1, 230) as n`);
  await run(`insert into wallet_entries (wallet_id, kind, amount_cents, balance_after_cents, reference, order_id, created_at)
    select (select id from wallets limit 1), 'purchase', -amount_cents, 0, 'Order', id, created_at from orders`);
  await run(`insert into download_days (user_id, day, count)
    select (select id from users order by created_at limit 1), date '2026-01-01' + n, n + 1 from generate_series(0, 68) as n`);
});
afterAll(() => app.close());

/** All figures, read from finalised daily aggregates as far as there are any. */
async function figures() {
  const timeZone = await findShopZone(app.db);
  const all: unknown[] = [await sumOrdersByStatus(app.db, { since: undefined, before: undefined, timeZone })];
  const firstOpen = await findFirstUnfinalisedDay(app.db, timeZone);
  const shop = { firstOpen, timeZone };
  for (const span of SPANS) {
    // A fully refunded day may have a row of zeros, or no row.
    const days = (await listDayFigures(app.db, span, shop)).filter(({ value }) => value !== 0);
    all.push(days.sort((a, b) => (a.figure + a.day).localeCompare(b.figure + b.day)));
    all.push(await findTopProducts(app.db, span, shop));
  }
  return all;
}

const countCachedTops = async () => (await run('select 1 from kept_top_sales')).rowCount;

it('finalised days give the same figures as the rows themselves, whatever changes in such a day', async () => {
  const counted = await figures();
  expect(await finaliseDays(app.db, NOW)).toBe(68);
  expect(await finaliseDays(app.db, NOW)).toBe(0);
  expect(await figures()).toEqual(counted);
  expect(await countCachedTops()).toBeGreaterThan(0);

  await run(
    `insert into orders (product_name, amount_cents, status, created_at) values ('Late', 5, 'pending', '2026-01-15')`,
  );
  await run(`update orders set status = 'refunded' where amount_cents between 10 and 20`);
  await run(`insert into wallet_entries (wallet_id, kind, amount_cents, balance_after_cents, reference, order_id, created_at)
    select (select id from wallets limit 1), 'refund', amount_cents, 0, 'Order', id, created_at from orders
     where status = 'refunded'`);
  await run(`update download_days set count = count + 3 where day < '2026-01-05'`);
  await run(
    `insert into users (name, email, password_hash, created_at) values ('Late', 'late@example.com', 'x', '2026-01-20')`,
  );
  await run(`delete from users where created_at = (select min(created_at) from users)`);
  const firstFigures = await figures();
  expect(firstFigures).not.toEqual(counted);
  for (const table of ['day_orders', 'day_figures', 'day_sales', 'month_sales', 'kept_top_sales'])
    await run(`delete from ${table}`);
  await run(`update closed_days set until = '-infinity'`);
  expect(firstFigures).toEqual(await figures());
});

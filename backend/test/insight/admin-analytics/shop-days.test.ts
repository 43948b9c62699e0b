import { beforeEach, expect, it } from 'vitest';
import { listDayFigures } from '../../../src/features/insight/admin-analytics.repository.ts';
import { finaliseMoney, sumByProvider } from '../../../src/features/insight/money.repository.ts';
import { findTopProducts } from '../../../src/features/insight/top-products.service.ts';
import { finaliseDays, findFirstUnfinalisedDay } from '../../../src/features/orders/finalised-days.repository.ts';
import { countByDay } from '../../../src/features/orders/order-counts.repository.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const ZONES = [
  ['UTC', ['2025-12-31 2', '2026-01-01 3']],
  ['Asia/Dhaka', ['2025-12-31 1', '2026-01-01 4']],
  ['America/New_York', ['2025-12-31 4', '2026-01-01 1']],
] as const;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  return () => app.close();
});

const run = (statement: string) => app.connection.pool.query(statement);
const setZone = (zone: string) => app.db.updateTable('mail_settings').set({ time_zone: zone }).execute();
const sell = (times: string[]) =>
  run(`insert into orders (product_name, amount_cents, status, created_at)
    select 'Pen', 5, 'completed', at::timestamptz from unnest(array['${times.join("','")}']) as at`);

/** Orders around the turn of a year, as counted by the figures, the list and the best sellers. */
async function ordersByDay(timeZone: string) {
  const shop = { timeZone, firstOpen: await findFirstUnfinalisedDay(app.db, timeZone) };
  const rows = await listDayFigures(app.db, { from: '2025-12-30', to: '2026-01-02' }, shop);
  const days = rows.filter(({ figure }) => figure === 'orders').map(({ day, value }) => `${day} ${value}`);
  const listed = await countByDay(app.db, { status: undefined, since: undefined, before: undefined, timeZone });
  expect(listed.map(({ day, orders }) => `${day} ${orders}`)).toEqual(days.sort());
  for (const { day, orders } of listed) {
    expect(await findTopProducts(app.db, { from: day, to: day }, shop)).toMatchObject([{ name: 'Pen', orders }]);
  }
  return days;
}

it('counts by the days of the shop before and after they are finalised, and recounts when its time zone changes', async () => {
  await sell(['2025-12-31T17:59:59Z', '2025-12-31T18:00:00Z', '2026-01-01T04:59:59Z', '2026-01-01T00:00:00Z']);
  await finaliseDays(app.db, NOW);
  await sell(['2026-01-01T05:00:00Z']); // on a day that is already finalised
  for (const [zone, expected] of ZONES) {
    await setZone(zone);
    // The figures still follow the previous time zone.
    expect(await ordersByDay(zone)).toEqual(expected);
    expect(await finaliseDays(app.db, NOW)).toBeGreaterThan(60);
    expect(await findFirstUnfinalisedDay(app.db, zone)).toBe('2026-03-10');
    expect(await ordersByDay(zone)).toEqual(expected);
  }
});

it('recounts days that an earlier release finalised by UTC', async () => {
  await sell(['2025-12-31T18:00:00Z']);
  await finaliseDays(app.db, NOW);
  await run(`update closed_days set until = until + 1`);
  expect(await findFirstUnfinalisedDay(app.db, 'Asia/Dhaka')).toBe('2000-01-01');
  expect(await ordersByDay('Asia/Dhaka')).toEqual(['2026-01-01 1']);
  expect(await finaliseDays(app.db, NOW)).toBeGreaterThan(60);
  expect(await ordersByDay('Asia/Dhaka')).toEqual(['2026-01-01 1']);
});

it('totals money by days in the shop’s time zone, and again when it changes', async () => {
  await app.createUser();
  await sell(['2025-12-31T20:00:00Z']);
  await run(`insert into wallet_entries (wallet_id, kind, amount_cents, balance_after_cents, reference, order_id, created_at)
    select (select id from wallets limit 1), 'purchase', -700, 0, 'Late', id, created_at from orders`);
  const gross = async (day: string, zone: string) =>
    (await sumByProvider(app.db, { from: day, to: day }, zone)).reduce((sum, row) => sum + row.gross, 0);
  for (const [zone] of ZONES) {
    await setZone(zone);
    const counted = async () => [await gross('2025-12-31', zone), await gross('2026-01-01', zone)];
    const expected = zone === 'Asia/Dhaka' ? [0, 700] : [700, 0];
    expect(await counted()).toEqual(expected);
    await finaliseMoney(app.db, NOW);
    expect(await counted()).toEqual(expected);
  }
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { toShopDay } from '../../../src/db/shop-zone.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: { authorization: string };
let today: string;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  admin = (await app.signedIn('super_admin')).headers;
  today = await toShopDay(app.db, app.clock.now());
});
afterAll(() => app.close());

const get = async (path: string, query: object = {}) =>
  (await app.http.get(`/api/admin/${path}`).set(admin).query(query).expect(200)).body;
const cents = (amount: number) => Math.round(amount * 100);
const analytics = (from: string, to: string, unit = 'month') => get('analytics', { from, to, unit });

describe('figures on overview and analytics', () => {
  it('200: revenue is gross less refunds, and net is revenue less tax and fees', async () => {
    for (const days of [7, 30, 365]) {
      const { totals, money, points } = await analytics(addDays(today, -days), today);
      const { gross, refunds, tax, fees, net } = money.now;
      expect([days, cents(totals.revenue)]).toEqual([days, cents(gross) - cents(refunds)]);
      expect([days, cents(net)]).toEqual([days, cents(totals.revenue) - cents(tax) - cents(fees)]);
      const sum = points.reduce(
        (total: number, { now }: { now: { revenue: number } }) => total + cents(now.revenue),
        0,
      );
      expect([days, sum]).toEqual([days, cents(totals.revenue)]);
    }
  });

  it('200: the overview’s revenue to date, and its last 30 days, are those of the analytics', async () => {
    const overview = await get('overview');
    const yesterday = addDays(today, -1);
    const all = await analytics(addDays(today, -1_829), yesterday);
    expect(cents(overview.revenue.value)).toBe(cents(all.totals.revenue));
    expect(overview.orders.value).toBe(all.totals.orders);
    const month = await analytics(addDays(today, -30), yesterday, 'day');
    expect(overview.money).toEqual(month.money);
  });

  it('200: the best sellers add up to the revenue of the period, or less if there are others', async () => {
    const span = { from: addDays(today, -90), to: today, unit: 'week' };
    const { products, totals } = await get('analytics', span);
    const listed = products.reduce((sum: number, { revenue }: { revenue: number }) => sum + cents(revenue), 0);
    expect(listed).toBeLessThanOrEqual(cents(totals.revenue));
    if (products.length < 8) expect(listed).toBe(cents(totals.revenue));
  });
});

import { expect } from 'vitest';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { demoAdmin, type Scenario } from '../../scenario.ts';

export const adminAnalyticsScenarios: Scenario[] = [
  {
    name: 'analytics returns a range by day, week and month with the previous period',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { time_zone } = (await client.call('adminGetMailSettings', { token })).body;
      const day = (ago: number) => addDays(toBusinessTime(new Date(), time_zone).day, -ago);
      const query = { from: day(30), to: day(1), unit: 'day' };
      const refused: Record<string, string | number>[] = [
        { from: day(1), to: day(2) },
        { from: '2026-02-30' },
        { from: '1999-12-31' },
        { from: day(1000) },
        { from: day(2000), unit: 'month' },
        { unit: 'year' },
        { surprise: 1 },
      ];
      for (const wrong of refused) {
        const { status } = await client.call('adminGetAnalytics', { token, query: { ...query, ...wrong } });
        expect([wrong, status]).toEqual([wrong, 400]);
      }
      const { body } = await client.call('adminGetAnalytics', { token, query });
      // The last two periods of 30 days of the demo.
      expect([body.totals.revenue, body.before.revenue]).toEqual([6061, 4908]);
      expect([body.totals.orders, body.totals.users]).toEqual([65, 137]);
      expect([body.beforeFrom, body.beforeTo, body.points.length]).toEqual([day(60), day(31), 30]);
      for (const unit of ['week', 'month']) {
        const other = await client.call('adminGetAnalytics', { token, query: { ...query, unit } });
        expect(other.body.totals).toEqual(body.totals);
        const cents = other.body.points.reduce((sum, { now }) => sum + toCents(now.revenue), 0);
        expect(cents).toBe(606_100);
      }
      // By product and together, and without today.
      expect(body.changes).toMatchObject({ from: day(30), to: day(1), total: { now: 6061, before: 4908 } });
      const { products = [], rest = { now: 0, before: 0 } } = body.changes ?? {};
      for (const side of ['now', 'before'] as const) {
        const cents = [...products, rest].reduce((sum, part) => sum + toCents(part[side]), 0);
        expect(cents).toBe(side === 'now' ? 606_100 : 490_800);
      }
      const today = { from: day(0), to: day(0), unit: 'day' };
      expect((await client.call('adminGetAnalytics', { token, query: today })).body.changes).toBeNull();
      expect(body.products[0]?.revenue).toBeGreaterThan(0);
      expect(body.articles).toHaveLength(3);
    },
  },
];

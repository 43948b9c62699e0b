import { expect } from 'vitest';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { demoAdmin, type Scenario } from '../../scenario.ts';

export const adminVisitsScenarios: Scenario[] = [
  {
    name: 'visits of the demo by period, with their sources, pages and products',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { time_zone } = (await client.call('adminGetMailSettings', { token })).body;
      const day = (ago: number) => addDays(toBusinessTime(new Date(), time_zone).day, -ago);
      const query = { from: day(30), to: day(1), unit: 'day' };
      for (const wrong of [{ from: day(0) }, { from: '1999-12-31' }, { from: day(1000) }, { unit: 'year' }]) {
        const { status } = await client.call('adminGetVisits', { token, query: { ...query, ...wrong } });
        expect([wrong, status]).toEqual([wrong, 400]);
      }
      const { body } = await client.call('adminGetVisits', { token, query });
      const sum = (rows: { visits: number }[]) => rows.reduce((total, { visits }) => total + visits, 0);
      expect([sum(body.sources), sum(body.devices)]).toEqual([body.totals.visits, body.totals.visits]);
      expect([body.beforeFrom, body.beforeTo, body.points.length]).toEqual([day(60), day(31), 30]);
      expect(body.sources[0]?.name).toBe('');
      expect(body.products.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
      for (const { views, checkouts } of body.products) expect(views).toBeGreaterThan(checkouts);
      const empty = await client.call('adminGetVisits', {
        token,
        query: { ...query, from: '2020-01-01', to: '2020-01-02' },
      });
      expect([empty.body.totals.visits, empty.body.pages]).toEqual([0, []]);
    },
  },
];

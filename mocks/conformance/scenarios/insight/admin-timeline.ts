import { expect } from 'vitest';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { colleague, demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

export const adminTimelineScenarios: Scenario[] = [
  {
    name: 'a note is added to the charts, changed and deleted, and refused for tomorrow',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { time_zone } = (await client.call('adminGetMailSettings', { token })).body;
      const day = (ago: number) => addDays(toBusinessTime(new Date(), time_zone).day, -ago);
      const query = { from: day(10), to: day(0), unit: 'day' };
      const body = { day: day(3), text: ' Facebook  post ' };
      for (const wrong of [{ day: day(-1) }, { day: '1999-12-31' }, { day: '2026-02-30' }, { text: ' ' }]) {
        const { status } = await client.call('adminCreateTimelineNote', { token, body: { ...body, ...wrong } });
        expect([wrong, status]).toEqual([wrong, 400]);
      }
      const { body: added } = await client.call('adminCreateTimelineNote', { token, body, expected: 201 });
      const params = { id: added.id ?? '' };
      expect(added).toEqual({ ...params, day: day(3), kind: 'note', title: 'Facebook post', href: null });
      const listed = async (operation: 'adminGetAnalytics' | 'adminGetVisits') =>
        (await client.call(operation, { token, query })).body.notes.filter(({ id }) => id === params.id);
      expect(await listed('adminGetAnalytics')).toEqual([added]);
      expect(await listed('adminGetVisits')).toEqual([added]);
      const change = { day: day(2), text: 'Facebook ad' };
      const { body: changed } = await client.call('adminUpdateTimelineNote', { token, params, body: change });
      expect([changed, await listed('adminGetVisits')]).toEqual([
        { ...added, day: day(2), title: 'Facebook ad' },
        [changed],
      ]);
      const late = { ...change, day: day(-1) };
      expect((await client.call('adminUpdateTimelineNote', { token, params, body: late })).status).toBe(400);
      await client.call('adminDeleteTimelineNote', { token, params, expected: 204 });
      expect(await listed('adminGetAnalytics')).toEqual([]);
      for (const id of [params.id, UNKNOWN_ID, 'x']) {
        const unknown = { token, params: { id } };
        expect((await client.call('adminUpdateTimelineNote', { ...unknown, body: change })).status).toBe(404);
        expect((await client.call('adminDeleteTimelineNote', unknown)).status).toBe(404);
      }
      const activity = await client.call('adminListActivity', { token, query: { kind: 'timeline-note' } });
      const actions = activity.body.items.map(({ action }) => action);
      expect(actions.slice(0, 3)).toEqual(['timeline-note.delete', 'timeline-note.update', 'timeline-note.create']);
    },
  },
  {
    name: 'notes are for the owner',
    async run(client) {
      const { token } = await demoAdmin(client);
      const customer = await newCustomer(client);
      const accountant = await colleague(client, token, ['accounting']);
      const params = { id: UNKNOWN_ID };
      const body = { day: '2026-01-02', text: 'Facebook post' };
      for (const [who, status] of [
        [undefined, 401],
        [customer.token, 403],
        [accountant.token, 403],
      ] as const) {
        expect((await client.call('adminCreateTimelineNote', { token: who, body })).status).toBe(status);
        expect((await client.call('adminUpdateTimelineNote', { token: who, params, body })).status).toBe(status);
        expect((await client.call('adminDeleteTimelineNote', { token: who, params })).status).toBe(status);
      }
    },
  },
];

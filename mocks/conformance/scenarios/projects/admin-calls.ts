import { expect } from 'vitest';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { briefFields } from './briefs.ts';
import { listSlots, openCalls } from './calls.ts';

export const adminCallsScenarios: Scenario[] = [
  {
    name: 'hours of calls are checked, and the studio cancels with a reason',
    async run(client) {
      const { token } = await demoAdmin(client);
      const hours = { weekday: 1, from: '10:00', to: '12:00' };
      expect((await openCalls(client, token, { hours: [hours, hours] })).status).toBe(400);
      expect((await openCalls(client, token, { place: 'link' })).status).toBe(400);
      expect((await openCalls(client, token, { version: 999 })).status).toBe(409);
      expect((await openCalls(client, token, { is_open: false })).status).toBe(200);
      expect(await listSlots(client)).toMatchObject({ is_open: false, starts: [] });
      expect((await openCalls(client, token)).status).toBe(200);
      const [start = ''] = (await listSlots(client)).starts;
      const body = {
        id: crypto.randomUUID(),
        start,
        name: 'Rafi Karim',
        email: briefFields().email,
        phone: '1',
        topic: 'A shop',
        time_zone: 'Asia/Dhaka',
      };
      await client.call('bookCall', { body, expected: 201 });
      const call = { token, params: { id: body.id } };
      expect((await client.call('adminCancelCall', { ...call, body: { reason: ' ' } })).status).toBe(400);
      expect((await client.call('adminCancelCall', { ...call, body: { reason: 'Ill' } })).status).toBe(204);
      expect((await client.call('adminCancelCall', { ...call, body: { reason: 'Ill' } })).status).toBe(204);
      const gone = { token, params: { id: UNKNOWN_ID }, body: { reason: 'Ill' } };
      expect((await client.call('adminCancelCall', gone)).status).toBe(404);
      const { items } = (await client.call('adminListCalls', { token, expected: 200 })).body;
      expect(items.find(({ id }) => id === body.id)).toMatchObject({ cancelled_by: 'studio', reason: 'Ill' });
      await openCalls(client, token, { is_open: false });
    },
  },
];

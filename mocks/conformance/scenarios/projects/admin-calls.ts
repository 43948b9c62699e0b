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
  {
    name: 'a call of a sent brief joins its conversation, and a person has three calls to come',
    async run(client) {
      const { token } = await demoAdmin(client);
      expect((await openCalls(client, token)).status).toBe(200);
      const fields = briefFields();
      const started = (await client.call('startBrief', { body: fields, expected: 201 })).body;
      const sending = { headers: { 'x-brief-token': started.token }, body: { ...fields, version: 1 } };
      await client.call('sendBrief', { ...sending, expected: 200 });
      const book = async (email = fields.email) => {
        const [start = ''] = (await listSlots(client)).starts;
        const id = crypto.randomUUID();
        const body = { id, start, name: 'Rafi', email, phone: '1', topic: 'A shop', time_zone: 'Asia/Dhaka' };
        const { status } = await client.call('bookCall', { headers: { 'x-project-token': started.token }, body });
        return { status, id };
      };
      const booked = [await book(), await book(), await book(fields.email.replace('@', '+shop@'))];
      expect(booked.map(({ status }) => status)).toEqual([201, 201, 201]);
      const { items } = (await client.call('adminListCalls', { token, expected: 200 })).body;
      expect(items.find(({ id }) => id === booked[0]?.id)?.lead_id).not.toBeNull();
      expect((await book()).status).toBe(409);
      for (const { id } of booked)
        await client.call('adminCancelCall', { token, params: { id }, body: { reason: 'Ill' }, expected: 204 });
      await openCalls(client, token, { is_open: false });
    },
  },
];

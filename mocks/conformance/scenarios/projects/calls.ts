import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, type Scenario } from '../../scenario.ts';
import { briefFields } from './briefs.ts';

/** Opens the booking: every day from 10 to 12. */
export async function openCalls(client: Client, token: string, values: object = {}) {
  const { version } = (await client.call('adminGetCallSettings', { token, expected: 200 })).body;
  const body = {
    is_open: true,
    hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00', to: '12:00' })),
    minutes: 30,
    buffer_minutes: 15,
    notice_hours: 24,
    days_ahead: 10,
    days_off: [],
    place: 'phone' as const,
    meeting_link: '',
    version,
    ...values,
  };
  return client.call('adminUpdateCallSettings', { token, body });
}

export const listSlots = async (client: Client) => (await client.call('listCallSlots', { expected: 200 })).body;

export const callsScenarios: Scenario[] = [
  {
    name: 'a free time is booked once, moved and cancelled by its link',
    async run(client) {
      const { token } = await demoAdmin(client);
      expect((await openCalls(client, token)).status).toBe(200);
      const slots = await listSlots(client);
      expect(slots).toMatchObject({ is_open: true, minutes: 30, place: 'phone' });
      const [start = '', next = ''] = slots.starts;
      const body = {
        id: crypto.randomUUID(),
        start,
        name: ' Rafi Karim ',
        email: briefFields().email,
        phone: '+880 1711 000000',
        topic: 'A shop for mangoes',
        time_zone: 'America/New_York',
      };
      expect((await client.call('bookCall', { body: { ...body, phone: '' } })).status).toBe(400);
      expect((await client.call('bookCall', { body: { ...body, time_zone: 'Mars/Base' } })).status).toBe(400);
      const booked = (await client.call('bookCall', { body, expected: 201 })).body;
      expect(booked).toMatchObject({
        start,
        status: 'upcoming',
        phone: body.phone,
        meeting_link: '',
        cancelled_by: null,
      });
      expect((await client.call('bookCall', { body, expected: 201 })).body).toEqual(booked);
      expect((await client.call('bookCall', { body: { ...body, topic: 'Other' } })).status).toBe(409);
      expect((await client.call('bookCall', { body: { ...body, id: crypto.randomUUID() } })).status).toBe(409);
      expect((await listSlots(client)).starts).not.toContain(next);

      const headers = { 'x-call-token': booked.token };
      expect((await client.call('getCall', { headers, expected: 200 })).body).toEqual(booked);
      const unknown = { headers: { 'x-call-token': 'unknown' } };
      expect((await client.call('getCall', unknown)).status).toBe(404);
      const target = slots.starts.at(-1) ?? '';
      const moved = { start: target, time_zone: 'Asia/Dhaka' };
      expect((await client.call('moveCall', { ...unknown, body: moved })).status).toBe(404);
      expect((await client.call('moveCall', { headers, body: { ...moved, time_zone: 'x' } })).status).toBe(400);
      expect((await client.call('moveCall', { headers, body: moved, expected: 200 })).body).toMatchObject(moved);
      expect((await listSlots(client)).starts).toContain(start);

      const items = (await client.call('adminListCalls', { token, expected: 200 })).body.items;
      expect(items.find(({ id }) => id === body.id)).toMatchObject({
        name: 'Rafi Karim',
        email: body.email,
        start: target,
        lead_id: null,
      });
      const cancelled = (await client.call('cancelCall', { headers, body: { reason: ' Ill ' }, expected: 200 })).body;
      expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_by: 'client', reason: 'Ill' });
      expect((await client.call('cancelCall', { headers, body: { reason: '' }, expected: 200 })).body).toEqual(
        cancelled,
      );
      expect((await client.call('cancelCall', { ...unknown, body: { reason: '' } })).status).toBe(404);
      expect((await client.call('moveCall', { headers, body: moved })).status).toBe(409);
      const spam = { ...body, id: crypto.randomUUID(), website: 'https://spam.example' };
      await client.call('bookCall', { body: spam, expected: 201 });
      expect((await listSlots(client)).starts).toContain(start);
    },
  },
];

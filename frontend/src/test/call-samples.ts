import { saveCallToken } from '@/features/public/projects/calls/call-token.ts';
import type { MockApi } from '../../../mocks/api.ts';
import type { StoredCall } from '../../../mocks/store/calls.ts';
import { LEAD_ID, saveLeads } from './lead-samples.ts';

const TOKEN = 'call-token-1';

const call = (number: number, start: string, values: Partial<StoredCall> = {}): StoredCall => {
  const at = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();
  return {
    id: `00000000-0000-4000-8000-00000000080${number}`,
    conversationId: LEAD_ID,
    token: `call-token-${number}`,
    start,
    end: at(30),
    freeAt: at(45),
    name: 'Nadia Rahman',
    email: 'nadia@example.com',
    phone: '',
    topic: 'An app that shows the tide tables of our boats.',
    time_zone: 'America/New_York',
    place: 'link',
    meeting_link: 'https://meet.example/studio',
    language: 'en',
    cancelledBy: null,
    cancelledAt: null,
    reason: '',
    created_at: '2026-11-18T09:00:00.000Z',
    ...values,
  };
};

/** A call that its booker opens. */
export const openCall =
  (values: Partial<StoredCall> = {}) =>
  (api: MockApi): void => {
    saveLeads(api);
    api.db.state.calls.push(call(1, '2099-12-08T04:00:00.000Z', values));
    saveCallToken(TOKEN);
  };

/** Upcoming calls, one that is over and one that was cancelled. */
export function saveCalls(api: MockApi): void {
  saveLeads(api);
  api.db.state.calls.push(
    call(1, '2099-12-08T04:00:00.000Z'),
    call(2, '2099-12-09T09:00:00.000Z', {
      name: 'The Padma River Boat Owners’ Association of Rajshahi',
      email: 'secretary@padma-river-boat-owners.example',
      phone: '+880 1711 000000',
      place: 'phone',
      time_zone: 'Asia/Dhaka',
      conversationId: 'none',
      topic: 'Our members book by telephone, and the lists are on paper.\nCan you look at what we have?',
    }),
    call(3, '2026-11-12T04:00:00.000Z', { time_zone: 'Asia/Dhaka' }),
    call(4, '2026-11-11T05:00:00.000Z', { cancelledBy: 'studio', reason: 'I am ill. Please pick another time.' }),
  );
}

/** No free times: the booking is closed. */
export const closeBooking = (api: MockApi): void => {
  api.db.state.callSettings.is_open = false;
};

import { describe, expect, it } from 'vitest';
import { formatCallTime } from '../../../contract/rules/call-times.ts';
import {
  type CallSettings,
  checkBooking,
  findCallStart,
  findSettingsProblem,
  listCallStarts,
  MAX_CALL_STARTS,
  toReminderTime,
} from '../../../contract/rules/calls.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';

const SETTINGS: CallSettings = {
  is_open: true,
  hours: [{ weekday: 2, from: '10:00', to: '12:00' }],
  minutes: 30,
  buffer_minutes: 0,
  notice_hours: 0,
  days_ahead: 8,
  days_off: [],
  place: 'phone',
  meeting_link: '',
};
/** A Monday. */
const NOW = new Date('2026-12-07T00:00:00Z');
const list = (settings: Partial<CallSettings> = {}, context: object = {}) =>
  listCallStarts({ ...SETTINGS, ...settings }, { timeZone: 'Asia/Dhaka', now: NOW, taken: [], ...context }).map((at) =>
    at.toISOString().slice(5, 16),
  );
const taken = (from: string, to: string) => ({ taken: [{ from: Date.parse(from), to: Date.parse(to) }] });

describe('listCallStarts', () => {
  it('fills the hours of the shop’s time zone, without a call that ends after them', () => {
    expect(list()).toEqual(['12-08T04:00', '12-08T04:30', '12-08T05:00', '12-08T05:30']);
    expect(list({ minutes: 50 })).toEqual(['12-08T04:00', '12-08T04:50']);
    expect(list({ days_ahead: 9 })).toHaveLength(8);
  });
  it('leaves out days off, short notice, and everything while it is closed', () => {
    expect(list({ days_off: ['2026-12-08'] })).toEqual([]);
    expect(list({ notice_hours: 29 })).toEqual(['12-08T05:00', '12-08T05:30']);
    expect(list({ is_open: false })).toEqual([]);
  });
  it('leaves out taken times, and the buffer before them; that after them is part of the taken time', () => {
    const call = taken('2026-12-08T04:30Z', '2026-12-08T05:00Z');
    expect(list({}, call)).toEqual(['12-08T04:00', '12-08T05:00', '12-08T05:30']);
    expect(list({ buffer_minutes: 15 }, call)).toEqual(['12-08T05:00', '12-08T05:30']);
  });
  it('ends at the limit of the contract, and a single start is found in its day', () => {
    const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '23:59' }));
    const settings = { ...SETTINGS, hours, minutes: 10, days_ahead: 120 };
    const context = { timeZone: 'Asia/Dhaka', now: NOW, taken: [] };
    const starts = listCallStarts(settings, context);
    expect(starts).toHaveLength(MAX_CALL_STARTS);
    const find = (at: Date, changed: object = {}) => findCallStart({ ...settings, ...changed }, context, at);
    const last = starts.at(-1) ?? NOW;
    expect(find(last)).toEqual(last);
    expect(find(new Date(last.getTime() + 1000))).toBeUndefined();
    expect(find(last, { is_open: false })).toBeUndefined();
    expect(find(last, { days_ahead: 30 })).toBeUndefined();
  });
  it('keeps local hours when the clocks change', () => {
    const sundays = { hours: [{ weekday: 0, from: '10:00', to: '10:30' }], days_ahead: 9 };
    const berlin = { timeZone: 'Europe/Berlin', now: new Date('2027-03-20T00:00:00Z') };
    expect(list(sundays, berlin)).toEqual(['03-21T09:00', '03-28T08:00']);
  });
});

describe('findSettingsProblem', () => {
  const find = (settings: Partial<CallSettings>) => findSettingsProblem({ ...SETTINGS, ...settings });
  it('refuses overlapping and short hours, an open booking without hours, and a link that is none', () => {
    const [hours] = SETTINGS.hours;
    expect(find({})).toBeUndefined();
    expect(find({ hours: [{ weekday: 2, from: '11:30', to: '13:00' }, hours as never] })?.message).toBe(
      REFUSALS.callHours,
    );
    expect(find({ hours: [{ weekday: 2, from: '12:00', to: '12:20' }] })?.message).toBe(REFUSALS.callHoursShort);
    expect(find({ hours: [] })?.message).toBe(REFUSALS.callHoursMissing);
    expect(find({ place: 'link' })?.field).toBe('meeting_link');
    expect(find({ place: 'link', meeting_link: 'http://meet.example' })?.field).toBe('meeting_link');
    expect(find({ place: 'link', meeting_link: 'https://meet.example/a' })).toBeUndefined();
  });
});

it('requires a phone number only when the studio phones', () => {
  const fields = { name: ' Rafi ', email: 'a@b.example', phone: '', topic: 'A shop', time_zone: 'Asia/Dhaka' };
  expect(checkBooking(fields, 'phone')).toMatchObject({ field: 'phone' });
  expect(checkBooking(fields, 'link')).toMatchObject({ fields: { name: 'Rafi' } });
  expect(checkBooking({ ...fields, time_zone: 'Mars/Base' }, 'link')).toMatchObject({ field: 'time_zone' });
});

it('reminds a day or an hour before, and not right after the booking', () => {
  const after = (hours: number) =>
    toReminderTime(new Date(NOW.getTime() + hours * 3_600_000), NOW)
      ?.toISOString()
      .slice(0, 13);
  expect([after(48), after(20), after(2)]).toEqual(['2026-12-08T00', '2026-12-07T19', undefined]);
});

it('writes a moment with its weekday and time zone', () => {
  const at = new Date('2026-12-08T04:00:00Z');
  expect(formatCallTime(at, 'America/New_York')).toBe('Monday, December 7, 2026 at 11:00 PM (America/New York)');
  expect(formatCallTime(at, 'Asia/Dhaka', 'bn')).toContain('সকাল ১০:০০');
});

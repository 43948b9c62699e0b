import { expect, test } from 'vitest';
import { setBusinessTimeZone } from './business-time-zone.ts';
import { formatMoment, formatShopTime } from './format-moment.ts';

test.each([
  ['2026-11-20T08:05:09Z', 'Nov 20, 2026, 8:05 AM'],
  ['2026-11-20T23:59:00+00:00', 'Nov 20, 2026, 11:59 PM'],
  ['2026-11-21T04:30:00+06:00', 'Nov 20, 2026, 10:30 PM'],
  ['', ''],
  ['soon', 'soon'],
])('%s is %s', (iso, text) => {
  expect(formatMoment(iso)).toBe(text);
});

test.each([
  ['Asia/Dhaka', 'Nov 21, 2026, 2:30 AM GMT+6'],
  ['America/New_York', 'Nov 20, 2026, 3:30 PM EST'],
])('a user in %s sees %s', (zone, text) => {
  expect(formatMoment('2026-11-20T20:30:00Z', zone)).toBe(text);
});

test('the administration shows the shop’s time, wherever the reader is', () => {
  setBusinessTimeZone('Asia/Dhaka');
  expect(formatShopTime('2026-11-20T20:30:00Z')).toBe('Nov 21, 2026, 2:30 AM');
  setBusinessTimeZone('UTC');
  expect(formatShopTime('2026-11-20T20:30:00Z')).toBe('Nov 20, 2026, 8:30 PM');
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBusinessTimeZone } from '@/lib/business-time-zone.ts';
import { dayHeading, formatTime } from './activity-days.ts';

beforeAll(() => setBusinessTimeZone('Asia/Dhaka'));
afterAll(() => setBusinessTimeZone('UTC'));

describe('dayHeading', () => {
  const now = new Date('2026-11-20T09:00+06:00');
  it.each([
    ['2026-11-20T00:05+06:00', 'Today'],
    ['2026-11-19T23:55+06:00', 'Yesterday'],
    ['2026-11-13T12:00+06:00', 'Friday, November 13'],
    ['2025-12-31T12:00+06:00', 'December 31, 2025'],
  ])('%s', (at, heading) => {
    expect(dayHeading(new Date(at), now)).toBe(heading);
  });
});

describe('formatTime', () => {
  it('is in the shop’s time, without a zone', () => {
    expect(formatTime('2026-11-20T10:07:00Z')).toBe('4:07 PM');
  });
});

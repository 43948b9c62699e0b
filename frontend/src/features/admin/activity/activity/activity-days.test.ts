import { describe, expect, it } from 'vitest';
import { dayHeading, formatTime } from './activity-days.ts';

describe('dayHeading', () => {
  const now = new Date(2026, 10, 20, 9, 0);
  it.each([
    [new Date(2026, 10, 20, 0, 5), 'Today'],
    [new Date(2026, 10, 19, 23, 55), 'Yesterday'],
    [new Date(2026, 10, 13, 12, 0), 'Friday, November 13'],
    [new Date(2025, 11, 31, 12, 0), 'December 31, 2025'],
  ])('%s', (at, heading) => {
    expect(dayHeading(at, now)).toBe(heading);
  });
});

describe('formatTime', () => {
  it('is the time of the reader, without a zone', () => {
    expect(formatTime(new Date(2026, 10, 20, 16, 7).toISOString())).toBe('4:07 PM');
  });
});

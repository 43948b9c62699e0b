import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:20Z', 'just now'],
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:05:00Z', '55 minutes ago'],
  ['2026-11-20T07:10:00Z', '4 hours ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-16T12:00:00Z', '4 days ago'],
  ['2026-11-13T12:00:00Z', 'Nov 13, 2026'],
])('%s was %s', (iso, text) => {
  expect(timeAgo(iso, now)).toBe(text);
});

import { expect, test } from 'vitest';
import { bucketLabel, bucketTitle, formatRange } from './bucket-format.ts';

test('days, weeks and months are labelled as fully as there is room for', () => {
  const day = { from: '2026-11-03', to: '2026-11-03' };
  const week = { from: '2026-11-02', to: '2026-11-08' };
  const month = { from: '2026-11-01', to: '2026-11-30' };
  expect([bucketLabel(day, 'day'), bucketLabel(week, 'week'), bucketLabel(month, 'month')]).toEqual([
    'Nov 3',
    'Nov 2',
    'Nov ’26',
  ]);
  expect([bucketTitle(day, 'day'), bucketTitle(week, 'week'), bucketTitle(month, 'month')]).toEqual([
    'November 3, 2026',
    'Nov 2 to Nov 8, 2026',
    'November 2026',
  ]);
});

test('a range across the turn of the year names both years', () => {
  expect(formatRange({ from: '2025-12-29', to: '2026-01-04' })).toBe('Dec 29, 2025 to Jan 4, 2026');
});

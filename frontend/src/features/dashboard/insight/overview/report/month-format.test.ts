import { expect, test } from 'vitest';
import { monthAndYear, shortMonth, yearLabel } from './month-format.ts';

test('a month is written in three lengths', () => {
  expect(monthAndYear('2026-03')).toBe('Mar 2026');
  expect(shortMonth('2026-03')).toBe('Mar');
  expect(shortMonth('2026-03', true)).toBe('M');
});

test('the year is below the first month and below January', () => {
  const months = ['2025-11', '2025-12', '2026-01', '2026-02'];
  expect(months.map((_, index) => yearLabel(months, index))).toEqual(['2025', '', '2026', '']);
});

test('a year that soon ends is omitted when there is little room', () => {
  const soon = ['2025-12', '2026-01', '2026-02', '2026-03'];
  expect(soon.map((_, index) => yearLabel(soon, index, true))).toEqual(['', '2026', '', '']);
  const later = ['2025-10', '2025-11', '2025-12', '2026-01'];
  expect(later.map((_, index) => yearLabel(later, index, true))).toEqual(['2025', '', '', '2026']);
});

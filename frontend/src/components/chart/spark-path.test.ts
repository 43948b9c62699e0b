import { expect, test } from 'vitest';
import { smoothed, sparkPath } from './spark-path.ts';

const size = { width: 100, height: 24, peak: 10 };

test('runs from edge to edge, with the highest value at the top', () => {
  expect(sparkPath([0, 10, 5], size)).toBe('M0 22L50 2L100 12');
});

test('draws nothing for fewer than two values', () => {
  expect(sparkPath([], size)).toBe('');
  expect(sparkPath([3], size)).toBe('');
});

test('averages over the days so far', () => {
  expect(smoothed([3, 5, 1, 6], 3)).toEqual([3, 4, 3, 4]);
});

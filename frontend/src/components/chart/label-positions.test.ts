import { expect, test } from 'vitest';
import { labelPositions } from './label-positions.ts';

test('all names where there is room', () => {
  expect(labelPositions(4, 400, 50)).toEqual([0, 1, 2, 3]);
});

test('every n-th where there is not, the last one always', () => {
  expect(labelPositions(30, 600, 60)).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
  expect(labelPositions(5, 60, 50)).toEqual([4]);
});

test('nothing without columns or room', () => {
  expect(labelPositions(0, 400, 50)).toEqual([]);
  expect(labelPositions(3, 0, 50)).toEqual([2]);
});

import { expect, test } from 'vitest';
import { labelPositions } from './label-positions.ts';

test('shows all labels when there is room', () => {
  expect(labelPositions(4, 400, 50)).toEqual([0, 1, 2, 3]);
});

test('shows every n-th label when there is not, always including the last', () => {
  expect(labelPositions(30, 600, 60)).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
  expect(labelPositions(5, 60, 50)).toEqual([4]);
});

test('shows nothing without columns or room', () => {
  expect(labelPositions(0, 400, 50)).toEqual([]);
  expect(labelPositions(3, 0, 50)).toEqual([2]);
});

import { expect, it } from 'vitest';
import { moved } from './move.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('from %i to %i', (from, to, order) => expect(moved([...'abc'], from, to).join('')).toBe(order));

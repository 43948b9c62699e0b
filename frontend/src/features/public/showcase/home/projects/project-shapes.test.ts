import { expect, test } from 'vitest';
import { projectShape } from './project-shapes.ts';

const shapes = (count: number) =>
  Array.from({ length: count }, (_, index) => projectShape(index, count)[0])
    .join('')
    .toUpperCase();

test.each([
  [1, 'R'],
  [2, 'RR'],
  [3, 'LTT'],
  [4, 'LTTR'],
  [5, 'LTTTT'],
  [6, 'LTTTTT'],
  [7, 'LTTTTTR'],
])('%i projects are laid out as %s', (count, expected) => {
  expect(shapes(count)).toBe(expected);
});

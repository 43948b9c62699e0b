import { expect, test } from 'vitest';
import { findToastPosition } from './toast-position.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 350, bottom: top + 50 });
const places = [
  ['bottom-end', box(1060, 820)],
  ['bottom-center', box(545, 820)],
  ['top-end', box(1060, 24)],
] as const;
const field = { left: 1000, top: 780, right: 1400, bottom: 850 };
const row = { left: 280, top: 800, right: 1400, bottom: 860 };

test.each([
  ['over nothing', [], 'bottom-end'],
  ['beside a field', [{ box: field, weight: 3 }], 'bottom-center'],
  ['away from the row that changed', [{ box: row, weight: 4 }], 'top-end'],
  [
    'over what matters least where nothing is free',
    [
      { box: row, weight: 4 },
      { box: box(1060, 30), weight: 3 },
    ],
    'top-end',
  ],
  ['touching is not covering', [{ box: { left: 1060, top: 870, right: 1400, bottom: 900 }, weight: 3 }], 'bottom-end'],
] as const)('%s', (_, obstacles, place) => {
  expect(findToastPosition(places, obstacles)).toBe(place);
});

import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const asText = (current: number, last: number) =>
  pageWindow(current, last)
    .map((step) => (step === 'gap' ? '…' : step))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 8 9'],
  [417, 834, '1 … 416 417 418 … 834'],
  [99, 3, '1 2 3'],
])('page %i of %i offers %s', (current, last, text) => {
  expect(asText(current, last)).toBe(text);
});

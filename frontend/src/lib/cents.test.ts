import { expect, test } from 'vitest';
import { toCents } from './cents.ts';

test('cents are whole where binary fractions are not', () => {
  expect([0.07, 1.1, 8.2, 19.99, 2845.65].map(toCents)).toEqual([7, 110, 820, 1999, 284_565]);
});

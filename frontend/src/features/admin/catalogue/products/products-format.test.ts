import { expect, test } from 'vitest';
import { formatSize, priceParts } from './products-format.ts';

test.each([
  [{ price: 9.99, period: 'month', freePlan: true }, '$9.99', '/ month, free plan'],
  [{ price: 120, period: 'year', freePlan: false }, '$120.00', '/ year'],
  [{ price: 0, period: null, freePlan: true }, 'Free', ''],
])('formats the price of %j', (row, amount, note) => {
  expect(priceParts(row)).toEqual({ amount, note });
});

test('formats sizes', () => {
  expect([0, 999, 12_400_000, 134_000_000].map(formatSize)).toEqual(['0 B', '999 B', '12.4 MB', '134 MB']);
});

import { toCsv } from '@contract/rules/csv.ts';
import { expect, test } from 'vitest';
import { revenueOf, revenueRows } from './revenue-steps.ts';

const now = { gross: 18_204.5, refunds: 349.95, tax: 2_374.5, fees: 512.37, estimated: 120.4, net: 14_967.68 };
const before = { gross: 0, refunds: 0, tax: 0, fees: 0, estimated: 0, net: 0 };

test('the sums add up to the cent', () => {
  expect(revenueOf(now)).toBe(17_854.55);
  expect(revenueOf({ gross: 0.3, refunds: 0.1 })).toBe(0.2);
  const cents = toCsv(revenueRows({ now, before }))
    .split('\r\n')
    .slice(1)
    .map((row) => Math.round(Number(row.split(',')[1]) * 100));
  const [gross = 0, refunds = 0, revenue = 0, tax = 0, fees = 0, net = 0] = cents;
  expect([gross + refunds, revenue + tax + fees]).toEqual([revenue, net]);
});

test('as rows of a file, in which nothing is minus zero', () => {
  expect(toCsv(revenueRows({ now, before })).split('\r\n')).toEqual([
    'Figure,This period,Previous period',
    'Gross,18204.50,0.00',
    'Refunds,-349.95,0.00',
    'Revenue,17854.55,0.00',
    'Tax,-2374.50,0.00',
    'Provider fees,-512.37,0.00',
    'Net,14967.68,0.00',
    '',
  ]);
});

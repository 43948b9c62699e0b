import { expect, it } from 'vitest';
import { toBuyerCurrency } from '../../../contract/rules/buyer-currency.ts';

it.each([
  ['BDT', 'USD', 'BD', 'BDT'],
  ['BDT', 'USD', 'US', 'USD'],
  ['BDT', 'USD', 'DE', 'USD'],
  ['BDT', 'USD', null, 'BDT'],
  ['USD', 'BDT', 'BD', 'BDT'],
  ['USD', 'BDT', 'IN', 'USD'],
  ['EUR', 'USD', 'HR', 'EUR'],
  ['EUR', 'USD', 'JP', 'USD'],
  ['BDT', 'INR', 'DE', 'BDT'],
] as const)('a shop in %s and %s shows buyers in %s prices in %s', (currency, second, country, expected) => {
  expect(toBuyerCurrency(country, { currency, second })).toBe(expected);
});

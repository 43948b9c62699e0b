import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findChargeLimits, findChargeProblem } from '../../../contract/rules/charge-limits.ts';

const { schemas } = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')).components;
const currencies: string[] = schemas.Currency.enum;

const card = (cents: number, currency: string) =>
  findChargeProblem({ provider: 'stripe', title: 'Card' }, cents, currency)?.toString();
const mobile = (cents: number, currency: string) =>
  findChargeProblem({ provider: 'sslcommerz', title: 'bKash, Nagad or card' }, cents, currency)?.toString();

test.each([
  ['USD', 49, 50],
  ['GBP', 29, 30],
  ['CZK', 1499, 1500],
  ['SEK', 299, 300],
])('a card in %s starts at the minimum in the provider’s list', (currency, below, least) => {
  expect(card(below, currency)).toMatch(/^Card payments start at /);
  expect(card(least, currency)).toBeUndefined();
});

test('a card accepts eight digits, nine in Indian rupees', () => {
  expect(card(999_999_999, 'INR')).toBeUndefined();
  expect(card(1_000_000_000, 'INR')).toMatch(/at most ₹9,999,999\.99/);
  expect(card(99_999_999, 'BDT')).toBeUndefined();
  expect(card(100_000_000, 'USD')).toBe(
    'Card payments can be at most $999,999.99. Choose another payment method or a smaller amount.',
  );
});

test('SSLCommerz accepts 10 to 500,000 taka', () => {
  expect(mobile(999, 'BDT')).toMatch(
    /^bKash, Nagad or card payments start at BDT\s10\.00\. Choose another payment method/,
  );
  expect(mobile(1000, 'BDT')).toBeUndefined();
  expect(mobile(50_000_000, 'BDT')).toBeUndefined();
  expect(mobile(50_000_001, 'BDT')).toMatch(/at most BDT\s500,000\.00/);
  expect(mobile(1, 'USD')).toBeUndefined();
});

test('transfers and the demo have no provider limits', () => {
  for (const provider of ['manual', 'demo'])
    expect(findChargeProblem({ provider, title: 'Transfer' }, 1, 'BDT')).toBeUndefined();
});

test.each(currencies)('%s has a minimum amount for cards', (currency) => {
  const { min: least, max: most } = findChargeLimits('stripe', currency) ?? { min: 0, max: 0 };
  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThan(most);
});

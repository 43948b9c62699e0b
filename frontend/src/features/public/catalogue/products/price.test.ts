import { expect, test } from 'vitest';
import { formatPeriod, formatPriceSummary } from './price.ts';

const tier = (price: number) => ({ id: '', name: '', price, period: 'month', features: [] });

test.each([
  ['month', 'a month'],
  ['annum', 'an annum'],
  ['Once', 'once'],
])('a period %s is formatted as %s', (period, text) => {
  expect(formatPeriod(period)).toBe(text);
});

test.each([
  ['nothing', [], null],
  ['only free', [tier(0)], 'Free'],
  ['free and paid', [tier(0), tier(19.99), tier(9.99)], 'Free · from $9.99 a month'],
  ['only paid', [tier(5)], 'From $5 a month'],
  ['paid once', [{ ...tier(5), period: 'once' }], 'From $5 once'],
])('%s', (_name, pricing, line) => {
  expect(formatPriceSummary(pricing)).toBe(line);
});

test('a summary in the second currency, for plans that are sold in it', () => {
  const sold = { ...tier(9.99), secondPrice: { currency: 'BDT' as const, price: 1200 } };
  expect(formatPriceSummary([tier(0), sold], 'BDT')).toBe('Free · from BDT\u00a01,200 a month');
  expect(formatPriceSummary([tier(0), tier(9.99)], 'BDT')).toBe('Free · from $9.99 a month');
});

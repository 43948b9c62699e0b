import { describe, expect, test } from 'vitest';
import { sumText, totalText } from './list-summary.ts';

describe('the head of a list', () => {
  test('counts in words', () => {
    expect(totalText({ total: 1 }, ['order', 'orders'])).toBe('1 order');
    expect(totalText({ total: 12_000, estimated: true }, ['order', 'orders'])).toBe('about 12,000 orders');
  });

  test('never adds amounts of different currencies', () => {
    const sums = [
      { currency: 'BDT', amount: 2500 },
      { currency: 'USD', amount: 3120 },
    ];
    expect(sumText({ total: 2, sums }, (sum) => `${sum} received`)).toBe('BDT\u00a02,500.00 + $3,120.00 received');
    expect(sumText({ total: 0, sums: [] })).toBeUndefined();
    expect(sumText({ total: 9 })).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import { checkFees, toFees } from './fee-rules.ts';

const texts = { stripePercent: '2.9', stripeFixed: '0.30', sslcommerzPercent: '', sslcommerzFixed: '' };

test('typed values become a rate, empty ones none, and hidden ones are kept', () => {
  const stripe = { provider: 'stripe', percent: 2.9, fixed: 0.3 } as const;
  const other = { provider: 'sslcommerz', percent: 2, fixed: 0 } as const;
  expect(toFees(texts, [other], ['stripe'])).toEqual([other, stripe]);
  expect(toFees(texts, [other], ['stripe', 'sslcommerz'])).toEqual([stripe]);
});

test('accepts numbers with at most two decimals within their limits', () => {
  expect(checkFees(texts)).toEqual({});
  const wrong = { stripePercent: '31', stripeFixed: '-1', sslcommerzPercent: 'x', sslcommerzFixed: '0.333' };
  expect(Object.keys(checkFees(wrong))).toHaveLength(4);
});

test('a fixed fee above the currency limit is reported with the limit', () => {
  expect(checkFees({ ...texts, sslcommerzFixed: '10000.01' })).toEqual({ sslcommerzFixed: 'At most $10,000.00' });
  expect(checkFees({ ...texts, sslcommerzFixed: '10000' })).toEqual({});
});

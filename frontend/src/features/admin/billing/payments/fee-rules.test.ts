import { expect, test } from 'vitest';
import { checkFees, toFees } from './fee-rules.ts';

const texts = { stripePercent: '2.9', stripeFixed: '0.30', sslcommerzPercent: '', sslcommerzFixed: '' };

test('what was typed becomes a rule, nothing is none, and what is not shown stays', () => {
  const stripe = { provider: 'stripe', percent: 2.9, fixed: 0.3 } as const;
  const other = { provider: 'sslcommerz', percent: 2, fixed: 0 } as const;
  expect(toFees(texts, [other], ['stripe'])).toEqual([other, stripe]);
  expect(toFees(texts, [other], ['stripe', 'sslcommerz'])).toEqual([stripe]);
});

test('numbers with at most two decimals inside of their limits', () => {
  expect(checkFees(texts)).toEqual({});
  const wrong = { stripePercent: '31', stripeFixed: '-1', sslcommerzPercent: 'x', sslcommerzFixed: '0.333' };
  expect(Object.keys(checkFees(wrong))).toHaveLength(4);
});

test('a fixed part above the limit of the currency names the limit', () => {
  expect(checkFees({ ...texts, sslcommerzFixed: '10000.01' })).toEqual({ sslcommerzFixed: 'At most $10,000.00' });
  expect(checkFees({ ...texts, sslcommerzFixed: '10000' })).toEqual({});
});

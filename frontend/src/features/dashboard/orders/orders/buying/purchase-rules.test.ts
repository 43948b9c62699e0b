import { expect, test } from 'vitest';
import { buyLabel, payLabel } from './purchase-rules.ts';

test('a free plan is not charged', () => {
  expect(buyLabel(0, '$0.00')).toBe('Get it free');
  expect(buyLabel(9.99, '$9.99')).toBe('Buy for $9.99');
  expect(payLabel(0)).toBe('Get it free');
  expect(payLabel(9.99)).toBe('Pay $9.99');
});

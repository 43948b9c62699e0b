import { describe, expect, test } from 'vitest';
import { buyLabel, payLabel, walletCoverage } from './purchase-rules.ts';

describe('coverage', () => {
  test.each([
    [2845.65, 9.99, 2835.66],
    [9.99, 9.99, 0],
    [0.3, 0.1, 0.2],
    [0, 0, 0],
  ])('%d dollars cover %d and leave %d', (balance, price, left) => {
    expect(walletCoverage(balance, price)).toEqual({ covered: true, left });
  });

  test.each([
    [0, 9.99, 9.99],
    [9.98, 9.99, 0.01],
    [5.1, 29.99, 24.89],
  ])('%d dollars do not cover %d: %d are missing', (balance, price, missing) => {
    expect(walletCoverage(balance, price)).toEqual({ covered: false, missing });
  });
});

test('a free plan is not charged', () => {
  expect(buyLabel(0, '$0.00')).toBe('Get it free');
  expect(buyLabel(9.99, '$9.99')).toBe('Buy for $9.99');
  expect(payLabel(0)).toBe('Get it free');
  expect(payLabel(9.99)).toBe('Pay $9.99');
});

import { describe, expect, test } from 'vitest';
import { walletCoverage } from './wallet-coverage.ts';

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

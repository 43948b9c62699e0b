import { describe, expect, test } from 'vitest';
import { setShopCurrency } from '@/lib/format.ts';
import { checkAmount, INSUFFICIENT_FUNDS, INVALID_AMOUNT } from './amount-rules.ts';

describe('an amount to add', () => {
  test.each([
    ['0.01', 0.01],
    ['25', 25],
    ['19.99', 19.99],
    ['4.35', 4.35],
    ['.5', 0.5],
    [' 12.30 ', 12.3],
    ['1e3', 1000],
    ['10000', 10_000],
  ])('%j is %d dollars', (text, amount) => {
    expect(checkAmount(text, 'add', 0)).toEqual({ amount });
  });

  test.each(['', '   ', '0', '-0', '0.00', '-5', '0.001', '1.005', '12,50', 'ten', '1e308', 'Infinity', 'NaN'])(
    '%j is rejected',
    (text) => {
      expect(checkAmount(text, 'add', 50)).toEqual({ problem: INVALID_AMOUNT });
    },
  );

  test('is reported with the limit when it exceeds the currency limit', () => {
    expect(checkAmount('10000.01', 'add', 50)).toEqual({ problem: 'At most $10,000.00' });
    expect(checkAmount('9999999999', 'add', undefined)).toEqual({ problem: 'At most $10,000.00' });
    setShopCurrency('BDT');
    expect(checkAmount('10000.01', 'add', 50)).toEqual({ amount: 10_000.01 });
    expect(checkAmount('10000000.01', 'add', 50)).toEqual({ problem: 'At most BDT\u00a010,000,000.00' });
    setShopCurrency('USD');
  });

  test('every amount up to a thousand dollars is accepted to the cent', () => {
    for (let cents = 1; cents <= 100_000; cents += 7) {
      expect(checkAmount((cents / 100).toFixed(2), 'add', undefined)).toEqual({ amount: cents / 100 });
    }
  });
});

describe('an amount to withdraw', () => {
  test('may equal the balance', () => {
    expect(checkAmount('2845.65', 'withdraw', 2845.65)).toEqual({ amount: 2845.65 });
  });

  test('is never more than the balance', () => {
    expect(checkAmount('2845.66', 'withdraw', 2845.65)).toEqual({ problem: INSUFFICIENT_FUNDS });
    expect(checkAmount('0.3', 'withdraw', 0.1 + 0.2)).toEqual({ amount: 0.3 });
  });

  test('is reported as such even when it exceeds the limit of one call', () => {
    expect(checkAmount('20000', 'withdraw', 100)).toEqual({ problem: INSUFFICIENT_FUNDS });
  });

  test('is never more than one call may move, whatever the balance', () => {
    expect(checkAmount('10000.01', 'withdraw', 50_000)).toEqual({ problem: 'At most $10,000.00' });
    expect(checkAmount('10000', 'withdraw', 50_000)).toEqual({ amount: 10_000 });
  });

  test('must be a valid amount first', () => {
    expect(checkAmount('', 'withdraw', 0)).toEqual({ problem: INVALID_AMOUNT });
    expect(checkAmount('0', 'withdraw', 0)).toEqual({ problem: INVALID_AMOUNT });
  });

  test('is left to the server while the balance is unknown', () => {
    expect(checkAmount('40', 'withdraw', undefined)).toEqual({ amount: 40 });
    expect(checkAmount('20000', 'withdraw', undefined)).toEqual({ amount: 20_000 });
  });
});

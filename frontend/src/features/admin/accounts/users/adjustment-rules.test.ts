import { describe, expect, it } from 'vitest';
import { checkAdjustment, toAdjustment } from './adjustment-rules.ts';

const values = (fields: object = {}) => ({ direction: 'add', amount: '19.99', reason: 'Gift', ...fields });

describe('checkAdjustment', () => {
  it.each(['', '0', '-1', '0.001', 'many', '1e308'])('rejects %j', (amount) => {
    expect(checkAdjustment(values({ amount }), 0)).toEqual({ amount: 'Please enter a valid amount' });
  });

  it.each(['10000.01', '1e9'])('names the limit of the currency for %j', (amount) => {
    expect(checkAdjustment(values({ amount }), 0)).toEqual({ amount: 'At most $10,000.00' });
    expect(checkAdjustment(values({ amount, direction: 'take' }), 5e9)).toEqual({ amount: 'At most $10,000.00' });
  });

  it('debits no more than the balance', () => {
    expect(checkAdjustment(values({ direction: 'take' }), 19.98)).toEqual({ amount: 'Insufficient funds' });
    expect(checkAdjustment(values({ direction: 'take' }), 19.99)).toEqual({});
  });

  it('requires a reason', () => {
    expect(checkAdjustment(values({ reason: ' ' }), 0)).toEqual({ reason: 'Please enter a reason' });
  });
});

describe('toAdjustment', () => {
  it('is negative for a debit', () => {
    expect(toAdjustment(values({ reason: ' Gift ' }))).toEqual({ amount: 19.99, reason: 'Gift' });
    expect(toAdjustment(values({ direction: 'take' })).amount).toBe(-19.99);
  });
});

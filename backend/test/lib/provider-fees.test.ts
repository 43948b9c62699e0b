import { describe, expect, it } from 'vitest';
import { calculateFigures, findProvidersWithoutFees, type MoneyTotals } from '../../../contract/rules/provider-fees.ts';

const NONE: MoneyTotals = { provider: null, gross: 0, refunded: 0, tax: 0, fees: 0, unreported: 0, unreportedCents: 0 };
const RULES = [{ provider: 'stripe', percent: 2.9, fixed: 0.3 }];

describe('calculateFigures', () => {
  it('subtracts deductions from gross', () => {
    const orders = { ...NONE, gross: 100_000, refunded: 2_500, tax: 13_043 };
    const told = { ...NONE, provider: 'sslcommerz', fees: 999 };
    const silent = { ...NONE, provider: 'stripe', unreported: 3, unreportedCents: 50_001 };
    expect(calculateFigures([orders, told, silent], RULES)).toEqual({
      gross: 1000,
      refunds: 25,
      tax: 130.43,
      fees: 9.99 + 15.4,
      estimated: 15.4,
      net: 819.18,
    });
  });

  it('estimates nothing without a rate', () => {
    expect(
      calculateFigures([{ ...NONE, provider: 'sslcommerz', unreported: 1, unreportedCents: 100 }], RULES).fees,
    ).toBe(0);
  });

  it('adds up to the cent', () => {
    for (let cents = 0; cents < 3_000; cents += 7) {
      const { gross, refunds, tax, fees, net } = calculateFigures(
        [
          { ...NONE, gross: cents * 3, refunded: cents, tax: Math.round(cents / 7) },
          { ...NONE, provider: 'stripe', unreported: 2, unreportedCents: cents },
        ],
        RULES,
      );
      expect(Math.abs(gross - refunds - tax - fees - net)).toBeLessThan(0.001);
    }
  });
});

it('names providers with unknown fees', () => {
  const taken = (provider: string, unreported: number) => ({ ...NONE, provider, unreported });
  const sums = [taken('stripe', 2), taken('sslcommerz', 1), taken('manual', 4), taken('demo', 1), NONE];
  expect(findProvidersWithoutFees(sums, RULES)).toEqual(['sslcommerz']);
  expect(findProvidersWithoutFees([taken('stripe', 0)], [])).toEqual([]);
});

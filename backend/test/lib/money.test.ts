import { describe, expect, it } from 'vitest';
import { parseCents, toAmount, toCents } from '../../../contract/rules/money.ts';
import { getMoneyLimits } from '../../../contract/rules/money-limits.ts';

const MOST = getMoneyLimits('USD').amount;

describe('amounts', () => {
  it('every amount from 0.01 to 10,000.00 converts to cents and back', () => {
    for (let cents = 1; cents <= 1_000_000; cents += 1) {
      const amount = toAmount(cents);
      if (parseCents(amount, MOST) !== cents || toCents(amount) !== cents) expect.fail(`${cents}`);
    }
  });

  it.each([0, -0, -0.01, 0.001, 0.005, 1.005, 9.999, 10_000.01, 1e308, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])(
    '%s is rejected',
    (amount) => {
      expect(parseCents(amount, MOST)).toBeUndefined();
    },
  );
});

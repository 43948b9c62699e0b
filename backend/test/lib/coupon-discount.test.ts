import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateDiscount, normaliseCouponCode } from '../../../contract/rules/coupon-discount.ts';

it.each([
  [999, { percent: 25, amountCents: null }, 250],
  [999, { percent: 100, amountCents: null }, 999],
  [999, { percent: null, amountCents: 500 }, 500],
  [999, { percent: null, amountCents: 5000 }, 999],
  [0, { percent: 10, amountCents: null }, 0],
  [1, { percent: 1, amountCents: null }, 1],
])('deducts %i cents %o: %i', (cents, discount, off) => {
  expect(calculateDiscount(cents, discount)).toBe(off);
});

it('never goes below zero, and is within a cent of the exact share', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 100 }), (cents, percent) => {
      const off = calculateDiscount(cents, { percent, amountCents: null });
      expect(off).toBeLessThanOrEqual(cents);
      expect(off * 100 - cents * percent).toBeGreaterThanOrEqual(0);
      expect(off * 100 - cents * percent).toBeLessThan(100);
    }),
  );
});

it('accepts a code as copied', () => {
  expect(normaliseCouponCode(' eid-25\n')).toBe('EID-25');
});

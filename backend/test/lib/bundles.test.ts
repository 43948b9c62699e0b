import { describe, expect, it } from 'vitest';
import { findBundleProblem, isBundleOffered, priceBundle } from '../../../contract/rules/bundles.ts';

const parts = (...cents: number[]) => cents.map((each) => ({ cents: each, owned: false }));

describe('priceBundle', () => {
  it('divides the price in proportion to the prices alone, by largest remainder', () => {
    expect(priceBundle(2400, parts(999, 2000))).toEqual({
      cents: 2400,
      singleCents: 2999,
      shares: [799, 1601],
      dueCents: 2400,
    });
    // Two thirds of a cent are left of each: the first two get them.
    expect(priceBundle(200, parts(100, 100, 100)).shares).toEqual([67, 67, 66]);
  });

  it('is never dearer than the plans alone, also when they have become free', () => {
    expect(priceBundle(2400, parts(999, 1000))).toMatchObject({ cents: 1999, shares: [999, 1000] });
    expect(priceBundle(2400, parts(0, 0))).toMatchObject({ cents: 0, shares: [0, 0], dueCents: 0 });
  });

  it('deducts the shares of what is owned', () => {
    const owned = [{ cents: 999, owned: true }, ...parts(2000)];
    expect(priceBundle(2400, owned)).toMatchObject({ cents: 2400, shares: [799, 1601], dueCents: 1601 });
  });

  it('adds up for every price', () => {
    for (let cents = 1; cents < 2999; cents += 1) {
      const { shares } = priceBundle(cents, parts(999, 1500, 500));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
    }
  });
});

it('a bundle is offered until its end', () => {
  const at = new Date('2026-12-01T00:00:00Z');
  expect(isBundleOffered({ published: true, endsAt: null }, at)).toBe(true);
  expect(isBundleOffered({ published: true, endsAt: new Date('2026-12-01T00:00:01Z') }, at)).toBe(true);
  expect(isBundleOffered({ published: true, endsAt: at }, at)).toBe(false);
  expect(isBundleOffered({ published: false, endsAt: null }, at)).toBe(false);
});

it('a price above the limit of the currency is named before one that saves nothing', () => {
  const bundle = { parts: [{ productId: 1, planId: 'a' }], price: 1_000_000, endsAt: null, published: true };
  const at = new Date();
  const problem = findBundleProblem(bundle, { currency: 'USD', findPlanCents: () => 100, at });
  expect([problem?.field, String(problem?.message)]).toEqual(['price', 'At most $10,000.00']);
});

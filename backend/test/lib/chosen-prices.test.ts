import { describe, expect, it } from 'vitest';
import {
  findChosenPriceProblem,
  findSuggestionProblem,
  parseChosenPrice,
  toCartCents,
} from '../../../contract/rules/chosen-prices.ts';
import { priceOrder } from '../../../contract/rules/order-lines.ts';
import { keepStoredPrices } from '../../../contract/rules/plan-price.ts';

const NOW = new Date('2026-11-30T06:00:00Z');
const plan = { price: 5, suggestedPrice: 12 };
const problem = (
  chosen: number | undefined,
  currency = 'USD',
  chosenPlan: { price: number; suggestedPrice?: number } = plan,
) => findChosenPriceProblem(chosenPlan, chosen, currency)?.toString();

describe('a price that the buyer chooses', () => {
  it('is at least the minimum and at most the limit of the currency', () => {
    expect([5, 5.01, 10_000].map((chosen) => problem(chosen))).toEqual([undefined, undefined, undefined]);
    expect(problem(4.99)).toBe('At least $5.00');
    expect(problem(10_000.01)).toBe('At most $10,000.00');
    expect(problem(499, 'BDT', { price: 500, suggestedPrice: 900 })).toMatch(/^At least BDT\s500\.00$/);
    expect(problem(50_000, 'BDT', { price: 500, suggestedPrice: 900 })).toBeUndefined();
    expect([undefined, 5.001].map((chosen) => problem(chosen))).toEqual(Array(2).fill('Please enter your price'));
    expect(problem(0, 'USD', { price: 0, suggestedPrice: 3 })).toBeUndefined();
  });

  it('does not exist for a plan with a fixed price', () => {
    expect(problem(undefined, 'USD', { price: 5 })).toBeUndefined();
    expect(problem(9, 'USD', { price: 5 })).toBe('This plan has a fixed price');
  });

  it('is read in digits of any script', () => {
    expect(['12', ' 12.5', '12,50', '১২.৫০', '1e3', '-1', '', '12.345', '1,234.5'].map(parseChosenPrice)).toEqual([
      12,
      12.5,
      12.5,
      12.5,
      ...Array(5).fill(undefined),
    ]);
  });

  it('in a cart is raised to a new minimum and forgotten for a fixed price', () => {
    expect(toCartCents(plan, 1250, NOW)).toBe(1250);
    expect(toCartCents({ ...plan, price: 15, suggestedPrice: 20 }, 1250, NOW)).toBe(1500);
    expect(toCartCents(plan, null, NOW)).toBe(500);
    expect(toCartCents({ price: 7 }, 1250, NOW)).toBe(700);
  });

  it('is not reduced by coupons', () => {
    const tax = { name: 'VAT', percent: 15, included: false };
    const coupon = { percent: 50, amountCents: null, products: [] };
    const lines = [
      { productId: 1, listedCents: 1250, isCouponExcluded: true },
      { productId: 2, listedCents: 2000 },
    ];
    // 12.50 + half of 20.00 = 22.50, and 15% of it: 3.375
    expect(priceOrder(lines, { coupon, tax })).toMatchObject({
      lines: [{ discountCents: 0 }, { discountCents: 1000 }],
      discountCents: 1000,
      taxCents: 338,
      cents: 2588,
    });
  });
});

describe('a suggested price', () => {
  it('is neither below the minimum nor combined with a launch price', () => {
    const check = (suggested: object) => findSuggestionProblem({ price: 5, ...suggested }, 'USD')?.toString();
    expect([{}, { suggestedPrice: 5 }].map(check)).toEqual([undefined, undefined]);
    expect(check({ suggestedPrice: 4.99 })).toBe('The suggested price must not be below the minimum');
    expect(check({ suggestedPrice: 10_001 })).toBe('At most $10,000.00');
    expect(check({ suggestedPrice: 9, launch: { price: 4, until: '2026-12-31T00:00:00Z' } })).toBe(
      'A plan with a suggested price cannot have a launch price',
    );
  });
});

it('the suggested price and prices by country stay unless a form changes or removes them', () => {
  const stored = { suggestedPrice: 12, countryPrices: [{ countries: ['BD'], percent: 40 }] };
  expect(keepStoredPrices({}, stored)).toEqual(stored);
  expect(keepStoredPrices({ suggestedPrice: null, countryPrices: [] }, stored)).toEqual({});
  expect(keepStoredPrices({ suggestedPrice: 15 }, { suggestedPrice: 12 })).toEqual({ suggestedPrice: 15 });
});

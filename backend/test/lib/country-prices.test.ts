import { describe, expect, it } from 'vitest';
import { priceOrderIn } from '../../../contract/rules/country-orders.ts';
import { toRuleCents } from '../../../contract/rules/country-price-rule.ts';
import { findCountryLine, findCountryPriceProblem } from '../../../contract/rules/country-prices.ts';

const plan = {
  price: 9.99,
  countryPrices: [
    { countries: ['BD', 'IN'], percent: 40 },
    { countries: ['NP'], price: 4.5 },
  ],
};

describe('the price of a plan by country', () => {
  it('is rounded in the buyer’s favour and never 0', () => {
    // 40% of 9.99 is 3.996.
    expect(toRuleCents(plan, { countries: ['BD'], percent: 40 })).toBe(599);
    // 40% of BDT 999.00 is exactly 399.60.
    expect(toRuleCents({ price: 999 }, { countries: ['BD'], percent: 40 })).toBe(59_940);
    expect(toRuleCents(plan, { countries: ['NP'], price: 4.5 })).toBe(450);
    expect(toRuleCents({ price: 0.01 }, { countries: ['BD'], percent: 90 })).toBe(1);
  });

  it('is only ever lower: a launch price may be lower still', () => {
    const priceIn = (country: string, cents = 999, quantity = 1) =>
      findCountryLine({ plan, quantity, cents }, country)?.cents;
    expect([priceIn('BD'), priceIn('NP'), priceIn('DE'), priceIn('')]).toEqual([599, 450, undefined, undefined]);
    expect(priceIn('BD', 2997, 3)).toBe(1797);
    expect([priceIn('BD', 499), priceIn('BD', 599), priceIn('BD', 600)]).toEqual([undefined, undefined, 599]);
  });

  it('has one rule for a country, below the regular price', () => {
    const check = (rules: object[], more = {}) =>
      findCountryPriceProblem({ price: 9.99, ...more, countryPrices: rules as typeof plan.countryPrices })?.toString();
    expect([check([]), check(plan.countryPrices)]).toEqual([undefined, undefined]);
    expect(check([{ countries: ['BD'] }])).toBe('Enter either a percentage or a price');
    expect(check([{ countries: ['BD'], percent: 40, price: 4 }])).toBe('Enter either a percentage or a price');
    expect(check([{ countries: ['BD'], price: 9.99 }])).toBe('The price must be lower than the regular price');
    expect(check([{ countries: ['ZZ'], percent: 40 }])).toBe('Country not found');
    expect(check([...plan.countryPrices, { countries: ['IN'], percent: 10 }])).toBe(
      'Each country can have only one price',
    );
    expect(check(plan.countryPrices, { suggestedPrice: 12 })).toBe(
      'A plan with a suggested price cannot have prices by country',
    );
    expect(check(plan.countryPrices, { price: 0 })).toBe('A free plan cannot have prices by country');
  });
});

describe('an order with prices for the buyer’s country', () => {
  const tax = { name: 'VAT', percent: 15, included: false };
  const coupon = (percent: number, products: number[] = []) => ({ percent, amountCents: null, products });
  const local = { rule: { countries: ['BD'], percent: 40 }, cents: 599 };
  const lines = [
    { productId: 1, listedCents: 999, local },
    { productId: 2, listedCents: 2000, local: undefined },
  ];
  const price = (code: ReturnType<typeof coupon> | null, isConfirmed = true, some = lines) =>
    priceOrderIn(some, { coupon: code, tax, isConfirmed });

  it('has them once the country is confirmed', () => {
    // 5.99 + 20.00 = 25.99, and 15% of it: 3.8985
    expect(price(null)).toMatchObject({ state: 'applied', cents: 2989, taxCents: 390 });
    expect(price(null, false)).toMatchObject({ state: 'unconfirmed', cents: 3449, taxCents: 450 });
    expect(price(null, true, lines.slice(1))).toMatchObject({ state: null, cents: 2300 });
  });

  it('does not combine them with a code: the lower total counts', () => {
    // 5.99 + 18.00 = 23.99 is lower than 90% of 29.99; the code counts for the second line alone.
    expect(price(coupon(10))).toMatchObject({ state: 'applied', discountCents: 200, cents: 2759 });
    // Half of 29.99 is 14.99; 5.99 + 10.00 would be 15.99.
    expect(price(coupon(50))).toMatchObject({ state: 'coupon', discountCents: 1500, cents: 1724 });
    // A code for the first product alone is worth less than its price for the country.
    expect(price(coupon(10, [1]))).toMatchObject({ state: 'applied', discountCents: 0, cents: 2989 });
  });
});

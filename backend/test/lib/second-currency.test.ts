import { describe, expect, it } from 'vitest';
import { toCreditedCharge, toDocumentCharge } from '../../../contract/rules/invoice-charge.ts';
import { acceptsCurrency } from '../../../contract/rules/provider-currencies.ts';
import {
  findSecondPriceProblem,
  priceInSecond,
  toBookCents,
  toBookedRefund,
  toChargedAmount,
  toChargedRefund,
  toMicros,
} from '../../../contract/rules/second-currency.ts';

const usd = { currency: 'USD', base: 'USD', rateMicros: 121_500_000, ratedOn: '2026-11-30' };
const tax = { name: 'VAT', percent: 15, included: true };

describe('a rate', () => {
  it('is of either currency, and rounds half up', () => {
    expect(toBookCents(999, usd)).toBe(121_379); // 1,213.785
    expect(toBookCents(120_000, { ...usd, currency: 'BDT' })).toBe(988); // 1,200 / 121.5 = 9.8765…
    expect(toBookCents(1_000_000_000_000, usd)).toBe(121_500_000_000_000);
  });
  it('has at most six decimals', () => {
    expect([121.5, 0.008231, 1_000_000].map(toMicros)).toEqual([121_500_000, 8231, 1_000_000_000_000]);
    expect([0, 1.2345678].map(toMicros)).toEqual([undefined, undefined]);
  });
});

describe('a price in the second currency', () => {
  it('converts total and tax once each', () => {
    const { charge, book } = priceInSecond(999, { quantity: 1, tax, currency: 'USD', rate: usd });
    expect(charge).toMatchObject({ listedCents: 999, taxCents: 130, totalCents: 999 });
    expect(book).toEqual({ listedCents: 121_379, discountCents: 0, taxCents: 15_795, cents: 121_379 });
  });
  it('adds tax that prices exclude, and multiplies units', () => {
    const added = { ...tax, included: false };
    const { charge, book } = priceInSecond(999, { quantity: 3, tax: added, currency: 'USD', rate: usd });
    expect(charge).toMatchObject({ listedCents: 2997, taxCents: 450, totalCents: 3447 });
    expect(book).toEqual({ listedCents: 364_136, discountCents: 0, taxCents: 54_675, cents: 418_811 });
  });
  it('excludes prices that are in the shop’s currency only', () => {
    const plan = { price: 1200, secondPrice: { currency: 'USD', price: 9.99 } };
    expect(findSecondPriceProblem(plan, 'USD')).toBeUndefined();
    const wrong = [{ price: 0 }, { launch: {} }, { suggestedPrice: 5 }, { countryPrices: [{}] }];
    for (const more of wrong) expect(findSecondPriceProblem({ ...plan, ...more }, 'USD')).toBeDefined();
    for (const second of ['EUR', null]) expect(findSecondPriceProblem(plan, second)).toBeDefined();
    expect(
      findSecondPriceProblem({ ...plan, secondPrice: { currency: 'USD', price: 10_000.01 } }, 'USD'),
    ).toBeDefined();
  });
  it('may stay in a former second currency', () => {
    const plan = { price: 1200, secondPrice: { currency: 'USD', price: 9.99 } };
    for (const second of ['EUR', null]) expect(findSecondPriceProblem(plan, second, plan)).toBeUndefined();
    expect(findSecondPriceProblem(plan, 'EUR', { secondPrice: { currency: 'BDT', price: 1 } })).toBeDefined();
  });
});

// A generator with a fixed seed, so that a failure can be repeated.
const random = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

describe('refunds', () => {
  it('are charged with the earlier ones that did not fail', () => {
    const dollars = { total: 1213.79, charge: { total: 9.99 } };
    const paid = [
      { status: 'done', amount: 400, charged: 3.29 },
      { status: 'failed', amount: 100, charged: 0.82 },
    ];
    expect(toChargedAmount(400, [], dollars)).toBe(3.29); // 400 / 1,213.79 × 9.99 = 3.2921…
    expect(toChargedAmount(413.79, paid, dollars)).toBe(3.41); // 813.79 / 1,213.79 × 9.99 = 6.6978…, less 3.29
    expect(toChargedAmount(813.79, paid, dollars)).toBe(6.7);
    const taka = { total: 9.99, charge: { total: 1200 } };
    expect(toChargedAmount(2, [{ status: 'pending', amount: 4, charged: 480.48 }], taka)).toBe(240.24);
  });
  it.each([
    [121_379, 999],
    [988, 120_000],
    [7, 1_000_000],
  ])('of an order of %i and %i add up exactly, however small', (bookCents, chargeCents) => {
    const next = random(bookCents);
    for (let round = 0; round < 200; round++) {
      const sums = { bookCents: 0, chargeCents: 0 };
      while (sums.bookCents < bookCents) {
        const left = bookCents - sums.bookCents;
        const cents = Math.min(left, 1 + Math.floor(next() * left));
        const charged = toChargedRefund(cents, sums, { bookCents, chargeCents });
        expect(charged).toBeGreaterThanOrEqual(0);
        sums.bookCents += cents;
        sums.chargeCents += charged;
      }
      expect(sums).toEqual({ bookCents, chargeCents });
    }
  });
  it('that a provider reports in the buyer’s currency add up in the books', () => {
    const next = random(11);
    const whole = { bookCents: 121_379, chargeCents: 999 };
    for (let round = 0; round < 200; round++) {
      const sums = { bookCents: 0, chargeCents: 0 };
      while (sums.chargeCents < 999) {
        const left = 999 - sums.chargeCents;
        const charged = Math.min(left, 1 + Math.floor(next() * left));
        const booked = toBookedRefund(charged, sums, whole);
        sums.chargeCents += charged;
        sums.bookCents += booked;
      }
      expect(sums).toEqual(whole);
    }
  });
  it('have credit notes that add up to the invoice', () => {
    const { charge } = priceInSecond(999, { quantity: 1, tax, currency: 'USD', rate: usd });
    const invoice = toDocumentCharge(charge);
    const notes: { bookCents: number; totalCents: number; taxCents: number }[] = [];
    for (const [cents, chargeCents] of [
      [30_000, 247],
      [40_000, 329],
      [51_379, 423],
    ] as const) {
      const note = toCreditedCharge(invoice, notes, { bookCents: 121_379, cents, chargeCents });
      notes.push({ bookCents: -cents, totalCents: note.totalCents, taxCents: note.taxCents });
    }
    expect(notes.map(({ totalCents, taxCents }) => [totalCents, taxCents])).toEqual([
      [-247, -32],
      [-329, -43],
      [-423, -55],
    ]);
  });
});

it('SSLCommerz accepts taka only', () => {
  expect(['BDT', 'USD'].map((currency) => acceptsCurrency('sslcommerz', currency))).toEqual([true, false]);
  expect(acceptsCurrency('stripe', 'USD')).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { writeText } from '../../../contract/i18n/message.ts';
import { priceOrder, sumRefundsByLine, toOrderName, translateOrderName } from '../../../contract/rules/order-lines.ts';

const NO_TAX = { name: '', percent: 0, included: true };
const lines = (...cents: number[]) => cents.map((listedCents, index) => ({ productId: index + 1, listedCents }));
const coupon = (percent: number | null, amountCents: number | null = null, products: number[] = []) => ({
  percent,
  amountCents,
  products,
});
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the price of an order', () => {
  it('of one line is what the line alone costs', () => {
    const tax = { name: 'VAT', percent: 15, included: false };
    expect(priceOrder(lines(999), { coupon: coupon(25), tax })).toEqual({
      lines: [{ listedCents: 999, discountCents: 250, taxCents: 112, cents: 861 }],
      discountCents: 250,
      taxCents: 112,
      cents: 861,
    });
  });

  it('is the sum of its lines for any prices, discounts and taxes', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = (limit: number, salt: number) => (seed * 7919 + salt * 104_729) % limit;
      const listed = Array.from({ length: 1 + (seed % 7) }, (_, index) => random(50_000, index));
      const tax = { name: 'VAT', percent: [0, 5, 7.5, 15, 19][seed % 5] ?? 0, included: seed % 2 === 0 };
      const price = priceOrder(lines(...listed), {
        coupon: seed % 3 === 0 ? coupon(1 + random(99, 11)) : coupon(null, 1 + random(9000, 12)),
        tax,
      });
      expect(sum(price.lines.map(({ cents }) => cents))).toBe(price.cents);
      expect(sum(price.lines.map(({ taxCents }) => taxCents))).toBe(price.taxCents);
      expect(sum(price.lines.map(({ discountCents }) => discountCents))).toBe(price.discountCents);
      for (const line of price.lines) {
        expect(line.discountCents).toBeLessThanOrEqual(line.listedCents);
        expect(line.taxCents).toBeLessThanOrEqual(line.cents);
      }
    }
  });

  it('gives a coupon to its products only', () => {
    const { lines: priced, discountCents } = priceOrder(lines(1000, 2000), {
      coupon: coupon(null, 1500, [1]),
      tax: NO_TAX,
    });
    expect(discountCents).toBe(1000);
    expect(priced.map(({ cents }) => cents)).toEqual([0, 2000]);
  });
});

describe('refunds by line', () => {
  const order = [
    { id: 'a', cents: 999 },
    { id: 'b', cents: 2000 },
    { id: 'c', cents: 1 },
  ];

  it('of the whole order count in proportion to what is left, and add up in any number', () => {
    expect(sumRefundsByLine(order, [{ cents: 3000, lineId: null }])).toEqual([999, 2000, 1]);
    const small = Array.from({ length: 300 }, () => ({ cents: 10, lineId: null }));
    expect(sumRefundsByLine(order, small)).toEqual([999, 2000, 1]);
  });

  it('of one line count for it alone, and the rest for the others', () => {
    const refunds = [
      { cents: 2000, lineId: 'b' },
      { cents: 1000, lineId: null },
    ];
    expect(sumRefundsByLine(order, refunds)).toEqual([999, 2000, 1]);
  });
});

describe('the name of an order', () => {
  it('is its first product, with the number of further ones', () => {
    expect(toOrderName(['River Map'])).toBe('River Map');
    expect(toOrderName(['River Map', 'Calendar', 'Upscaler'])).toBe('River Map + 2 more');
  });

  it('is translated with the name of its product, and without it', () => {
    const toBangla = (name: string, translate: (title: string) => string | undefined) =>
      writeText('bn', translateOrderName(name, translate) ?? 'nothing');
    expect(toBangla('River Map', () => 'নদীর মানচিত্র')).toBe('নদীর মানচিত্র');
    expect(writeText('en', translateOrderName('River Map + 2 more', () => undefined) ?? '')).toBe('River Map + 2 more');
    expect(translateOrderName('River Map', () => undefined)).toBeUndefined();
  });
});

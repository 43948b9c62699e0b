import { describe, expect, it, test } from 'vitest';
import { toReverseCharge } from '../../../contract/rules/invoices.ts';
import { priceOrder } from '../../../contract/rules/order-lines.ts';
import { offersReverseCharge, parseVatNumber, vatNumberText } from '../../../contract/vat/vat-numbers.ts';

test.each([
  ['DE', 'DE 136 695 976', 'DE136695976'],
  ['DE', '136695976', 'DE136695976'],
  ['AT', 'atu-13585627', 'ATU13585627'],
  ['FR', 'FR40 303 265 045', 'FR40303265045'],
  // Greece has a prefix of its own, and its ISO code is typed as well.
  ['GR', 'EL094259216', 'EL094259216'],
  ['GR', 'GR094259216', 'EL094259216'],
  ['IE', 'IE6388047V', 'IE6388047V'],
  ['ES', 'B58378431', 'ESB58378431'],
  ['NL', 'NL004495445B01', 'NL004495445B01'],
  ['DE', '১৩৬৬৯৫৯৭৬', 'DE136695976'],
])('%s: %s is %s', (country, typed, text) => {
  const number = parseVatNumber(country, typed);
  expect(number && vatNumberText(number)).toBe(text);
});

test.each([
  ['DE', 'DE136695977', 'wrong check digit'],
  ['DE', 'FR40303265045', 'number of another country'],
  ['DE', '12/345/67890', 'tax number of a tax office'],
  ['DE', '', 'nothing'],
  ['BD', '123456789-0123', 'a BIN'],
  ['GB', 'GB340804329', 'no member state'],
  ['NO', 'NO923609016MVA', 'no member state'],
])('%s: %s is none: %s', (country, typed) => {
  expect(parseVatNumber(country, typed)).toBeUndefined();
});

describe('offersReverseCharge', () => {
  const rates = [{ country: 'DE', reverseCharge: true }, { country: 'FR' }, { country: '', reverseCharge: true }];

  it.each([
    ['DE', 'IE', true, 'another member state whose rate says so'],
    ['DE', 'BD', true, 'a seller outside of the Union'],
    ['DE', 'DE', false, 'the seller’s own country'],
    ['FR', 'IE', false, 'a rate that does not say so'],
    ['ES', 'IE', true, 'the rate of all other countries'],
    ['US', 'IE', false, 'no member state'],
    ['DE', '', false, 'an unknown seller'],
  ])('to %s from %s: %s, %s', (country, sellerCountry, isOffered) => {
    expect(offersReverseCharge(rates, { country, sellerCountry })).toBe(isOffered);
  });
});

describe('prices of a business that accounts for the tax', () => {
  const lines = [
    { productId: 1, listedCents: 999 },
    { productId: 2, listedCents: 2_500 },
  ];
  const price = (included: boolean, coupon: { percent: number; amountCents: null; products: number[] } | null = null) =>
    priceOrder(lines, { coupon, tax: toReverseCharge({ name: 'VAT', percent: 19, included }) });

  it('are the net prices where prices include tax', () => {
    // 9.99 / 1.19 = 8.39, 25 / 1.19 = 21.01
    expect(price(true)).toMatchObject({
      cents: 839 + 2_101,
      taxCents: 0,
      lines: [
        { listedCents: 839, cents: 839 },
        { listedCents: 2_101, cents: 2_101 },
      ],
    });
  });

  it('are the listed prices where tax is added', () => {
    expect(price(false)).toMatchObject({ cents: 3_499, taxCents: 0 });
  });

  it('are reduced by a code', () => {
    // 10% of 29.40
    expect(price(true, { percent: 10, amountCents: null, products: [] })).toMatchObject({
      cents: 2_646,
      discountCents: 294,
    });
  });
});

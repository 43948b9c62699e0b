import { describe, expect, it } from 'vitest';
import { toAsciiDigits } from '../../../contract/rules/digits.ts';
import { parsePrice } from '../../../contract/rules/import-price.ts';

describe('a price as typed', () => {
  it.each([
    ['9.99', 9.99, null],
    ['9,99', 9.99, null],
    ['9,5', 9.5, null],
    ['1,299.00', 1299, null],
    ['1.299,00', 1299, null],
    ['1,299', 1299, null],
    ['1 299.50', 1299.5, null],
    ["1'299.50", 1299.5, null],
    ['1,25,000', 125_000, null],
    ['৳ 500', 500, 'BDT'],
    ['৳ ১,২৯৯.৫০', 1299.5, 'BDT'],
    ['৫০০ টাকা', 500, 'BDT'],
    ['Tk. 500/-', 500, 'BDT'],
    ['12 USD', 12, 'USD'],
    ['USD 12', 12, 'USD'],
    ['$12', 12, 'USD'],
    ['０.９９', 0.99, null],
  ])('%s', (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({ amount, currency });
  });

  it.each(['', 'free', '-5', '12 to 15', '1,29,9', '1.2.3', '12 bananas', '1e3', '$', '9.999,9,9'])(
    'not %s',
    (text) => {
      expect(parsePrice(text)).toBeUndefined();
    },
  );
});

describe('digits of any script', () => {
  it('become ASCII digits, and nothing else changes', () => {
    expect(toAsciiDigits('০১২৩৪৫৬৭৮৯ ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९ ０１２３４５６７８９')).toBe(
      Array(5).fill('0123456789').join(' '),
    );
    expect(toAsciiDigits('𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿')).toBe('0909090909');
    expect(toAsciiDigits('কোড: ½ ² Ⅳ 42')).toBe('কোড: ½ ² Ⅳ 42');
  });

  it('of every set in Unicode count from 0 to 9', () => {
    const all = Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) =>
      /\p{Nd}/u.test(String.fromCodePoint(code)),
    );
    expect(all.length % 10).toBe(0);
    const read = all.map((code) => toAsciiDigits(String.fromCodePoint(code))).join('');
    expect(read).toBe('0123456789'.repeat(all.length / 10));
  });
});

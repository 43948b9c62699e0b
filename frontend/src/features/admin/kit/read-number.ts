import { toAsciiDigits } from '@contract/rules/digits.ts';

/** 1,200.50 or 1,23,456: three digits after the last comma. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/;
/** 35.50, or 35,50 as most of Europe writes it. */
const PLAIN = /^\d{1,9}(?:[.,]\d{1,2})?$/;
const QUANTITY = /^\d{1,6}(?:\.\d{1,3}|,\d{1,2})?$/;

const toPlain = (text: string) => toAsciiDigits(text).trim();

/** A typed amount of money, in digits of any script; null for anything else. */
export function readAmount(text: string): number | null {
  const plain = toPlain(text).replace(/^[$৳]\s*/, '');
  if (GROUPED.test(plain)) return Number(plain.replaceAll(',', ''));
  return PLAIN.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** A typed quantity with up to three decimals; null for anything else, such as 1,000, which is 1 or a thousand. */
export function readQuantity(text: string): number | null {
  const plain = toPlain(text);
  return QUANTITY.test(plain) ? Number(plain.replace(',', '.')) : null;
}

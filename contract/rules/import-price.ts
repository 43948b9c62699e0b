import { toAsciiDigits } from './digits.ts';
import { toAmount } from './money.ts';

/** Currency symbols other than the code. */
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  '৳': 'BDT',
  TK: 'BDT',
  TAKA: 'BDT',
  টাকা: 'BDT',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
};
const NUMBER = /\d(?:[\d.,'\s]*\d)?/;

/** A number with separators, as cents; undefined when invalid. */
function parseNumber(number: string): number | undefined {
  const plain = number.replace(/['\s]/g, '');
  // One or two digits after the last separator are a fraction, three are the end of a group.
  const [, whole = plain, fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(plain) ?? [];
  if (!/^(?:\d+|\d{1,3}(?:([.,])\d{3})?(?:\1\d{3})*|\d{1,2}(?:,\d{2})*,\d{3})$/.test(whole)) return undefined;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/**
 * A price in any common notation: 1,299.00, 9,99, ৳ ৫০০, 12 USD, 500/-.
 * @returns its amount, and the currency if given; undefined for anything else
 */
export function parsePrice(text: string): { amount: number; currency: string | null } | undefined {
  const plain = toAsciiDigits(text)
    .trim()
    .replace(/\/[-–—=]$/, '');
  const number = NUMBER.exec(plain)?.[0] ?? '';
  const around = plain.replace(number, ' ').trim().replace(/\.$/, '').toUpperCase();
  const cents = number === '' ? undefined : parseNumber(number);
  const currency = SIGNS[around] ?? (/^[A-Z]{3}$/.test(around) ? around : null);
  if (cents === undefined || (around !== '' && currency === null)) return undefined;
  return { amount: toAmount(cents), currency };
}

import { asciiDigits } from './digits.ts';

/** What a code takes off a price: a share of it, or an amount. */
export interface Discount {
  /** 1 to 100 */
  percent: number | null;
  amountCents: number | null;
}

/** Cents that a code takes off, never more than the price; half cents are the buyer's. */
export function discountOf(cents: number, { percent, amountCents }: Discount): number {
  const off = percent === null ? (amountCents ?? 0) : Math.ceil((cents * percent) / 100);
  return Math.min(cents, off);
}

/** A code as it is compared: buyers copy it with spaces, in any case and with the digits of their script. */
export const couponCode = (written: string): string => asciiDigits(written.replaceAll(/\s/g, '').toUpperCase());

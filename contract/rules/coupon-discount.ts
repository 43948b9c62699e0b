import { toAsciiDigits } from './digits.ts';

/** A coupon's discount: a percentage or an amount. */
export interface Discount {
  /** 1 to 100 */
  percent: number | null;
  amountCents: number | null;
}

/** A coupon's discount in cents, never more than the price; half cents are rounded in the buyer's favour. */
export function calculateDiscount(cents: number, { percent, amountCents }: Discount): number {
  const discount = percent === null ? (amountCents ?? 0) : Math.ceil((cents * percent) / 100);
  return Math.min(cents, discount);
}

/** A code in normalised form: buyers paste it with spaces, in any case and with the digits of their script. */
export const normaliseCouponCode = (rawCode: string): string =>
  toAsciiDigits(rawCode.replaceAll(/\s/g, '').toUpperCase());

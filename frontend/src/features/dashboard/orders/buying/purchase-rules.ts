import { toCents } from '@/lib/cents.ts';

/** Whether a wallet can pay, what is left afterwards and what is missing. */
export type Coverage =
  | { readonly covered: true; readonly left: number }
  | { readonly covered: false; readonly missing: number };

/** Compares whole cents, because 0.1 + 0.2 is not 0.3 in binary. */
export function coverage(balance: number, price: number): Coverage {
  const left = toCents(balance) - toCents(price);
  return left >= 0 ? { covered: true, left: left / 100 } : { covered: false, missing: -left / 100 };
}

/** What the button of a plan says. */
export function buyLabel(price: number, priceText: string): string {
  return price > 0 ? `Buy for ${priceText}` : 'Get it free';
}

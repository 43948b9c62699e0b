import { toAmount, toCents } from '@contract/rules/money.ts';

/** Whether a wallet covers a price, and the remaining or missing amount. */
export type Coverage =
  | { readonly covered: true; readonly left: number }
  | { readonly covered: false; readonly missing: number };

/** Compares whole cents, because 0.1 + 0.2 is not 0.3 in binary. */
export function walletCoverage(balance: number, price: number): Coverage {
  const left = toCents(balance) - toCents(price);
  return left >= 0 ? { covered: true, left: toAmount(left) } : { covered: false, missing: toAmount(-left) };
}

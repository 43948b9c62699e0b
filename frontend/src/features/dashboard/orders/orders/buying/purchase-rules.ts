import { toAmount, toCents } from '@contract/rules/money.ts';
import { t } from '@lingui/core/macro';
import { formatMoney } from '@/lib/format.ts';

/** Whether a wallet covers a price, and the remaining or missing amount. */
export type Coverage =
  | { readonly covered: true; readonly left: number }
  | { readonly covered: false; readonly missing: number };

/** Compares whole cents, because 0.1 + 0.2 is not 0.3 in binary. */
export function walletCoverage(balance: number, price: number): Coverage {
  const left = toCents(balance) - toCents(price);
  return left >= 0 ? { covered: true, left: toAmount(left) } : { covered: false, missing: toAmount(-left) };
}

/** The label of a plan's button. */
export function buyLabel(price: number, formatPrice: string): string {
  return price > 0 ? t`Buy for ${formatPrice}` : t`Get it free`;
}

/** The label of the button that confirms a purchase. */
export const payLabel = (price: number): string => (price === 0 ? t`Get it free` : t`Pay ${formatMoney(price)}`);

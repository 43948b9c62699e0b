import { t } from '@lingui/core/macro';
import { formatMoney } from '@/lib/format.ts';

/** The label of a plan's button. */
export function buyLabel(price: number, formatPrice: string): string {
  return price > 0 ? t`Buy for ${formatPrice}` : t`Get it free`;
}

/** The label of the button that confirms a purchase. */
export const payLabel = (price: number): string => (price === 0 ? t`Get it free` : t`Pay ${formatMoney(price)}`);

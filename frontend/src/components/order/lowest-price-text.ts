import { t } from '@lingui/core/macro';
import { formatShortMoney } from '@/lib/format.ts';

/** Shown beside a launch price (Directive 98/6/EC, Art. 6a). */
export const lowestPriceText = (price: number): string =>
  t`Lowest price in the 30 days before: ${formatShortMoney(price)}`;

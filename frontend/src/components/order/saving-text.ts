import { t } from '@lingui/core/macro';
import { formatMoney, formatNumber } from '@/lib/format.ts';

interface BundlePrice {
  readonly price: number;
  /** The sum of its plans bought one by one. */
  readonly singlePrice: number;
}

/** 'Save $9.98 (25%)'; the percentage is rounded down, so that it promises no more than the amount. */
export function savingText({ price, singlePrice }: BundlePrice): string {
  const saving = formatMoney(singlePrice - price);
  const percent = Math.floor(((singlePrice - price) / singlePrice) * 100);
  return percent > 0 ? t`Save ${saving} (${formatNumber(percent)}%)` : t`Save ${saving}`;
}

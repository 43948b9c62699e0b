import { plural, t } from '@lingui/core/macro';
import type { TransactionType } from '@/api/generated/model.ts';
import { formatNumber } from '@/lib/format.ts';

const labels: Record<TransactionType, string> = {
  deposit: t`Deposit`,
  withdrawal: t`Withdrawal`,
  purchase: t`Purchase`,
  refund: t`Refund`,
  adjustment: t`Adjustment`,
};

/** The label of a transaction type. */
export const typeLabel = (type: TransactionType): string => labels[type];

/** The line above the list: its row count and sort order. */
export function transactionsSummary(total: number): string {
  return plural(total, { one: '# transaction, newest first', other: '# transactions, newest first' });
}

/** What a transaction refers to: an order in words, anything else by its own code. */
export function referenceText(reference: string): string {
  const [, digits, isDirect] = /^Order #(\d+)(, refunded directly)?$/.exec(reference) ?? [];
  if (digits === undefined) return reference;
  const number = formatNumber(Number(digits));
  return isDirect ? t`Order #${number}, refunded directly` : t`Order #${number}`;
}

import type { TransactionType } from '@/api/generated/model.ts';
import { formatCount } from '@/lib/format.ts';

const labels: Record<TransactionType, string> = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  purchase: 'Purchase',
  refund: 'Refund',
  adjustment: 'Adjustment',
};

/** The label of a transaction type. */
export const typeLabel = (type: TransactionType): string => labels[type];

/** The line above the list: its row count and sort order. */
export function transactionsSummary(total: number): string {
  return `${formatCount(total)} ${total === 1 ? 'transaction' : 'transactions'}, newest first`;
}

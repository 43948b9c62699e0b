import type { TransactionType } from '@/api/generated/model/transactionType.ts';
import { formatCount, formatMoney } from '@/lib/format.ts';

const words: Record<TransactionType, string> = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  purchase: 'Purchase',
  refund: 'Refund',
  adjustment: 'Adjustment',
};

/** The kind of a movement as a word to read. */
export const typeWord = (type: TransactionType): string => words[type];

/** An amount with its sign, so that the direction needs no colour: '+$25.00', '−$9.99'. */
export function signedMoney(amount: number): string {
  const money = formatMoney(Math.abs(amount));
  if (amount === 0) return money;
  return `${amount > 0 ? '+' : '−'}${money}`;
}

/** '70 movements, newest first'. */
export function movementsLine(total: number): string {
  return `${formatCount(total)} ${total === 1 ? 'movement' : 'movements'}, newest first`;
}

/**
 * `adjustment` is a manual correction by the studio
 */
export type TransactionType = typeof TransactionType[keyof typeof TransactionType];


export const TransactionType = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  purchase: 'purchase',
  refund: 'refund',
  adjustment: 'adjustment',
} as const;

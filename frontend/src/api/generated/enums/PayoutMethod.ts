/**
 * Mobile wallet or bank account
 */
export type PayoutMethod = typeof PayoutMethod[keyof typeof PayoutMethod];


export const PayoutMethod = {
  bkash: 'bkash',
  nagad: 'nagad',
  rocket: 'rocket',
  bank: 'bank',
} as const;

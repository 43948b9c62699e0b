/**
 * `source` is where the money came from, by its provider
 */
export type RefundTarget = typeof RefundTarget[keyof typeof RefundTarget];


export const RefundTarget = {
  wallet: 'wallet',
  source: 'source',
} as const;

/**
 * `source` is where the money came from, by its provider; `manual` records what the studio has returned outside of the shop
 */
export type RefundTarget = typeof RefundTarget[keyof typeof RefundTarget];


export const RefundTarget = {
  wallet: 'wallet',
  source: 'source',
  manual: 'manual',
} as const;

/**
 * `wallet` of the customer, `source` through the provider that took the payment, `manual` for money returned outside the shop
 */
export type RefundTarget = typeof RefundTarget[keyof typeof RefundTarget];


export const RefundTarget = {
  wallet: 'wallet',
  source: 'source',
  manual: 'manual',
} as const;

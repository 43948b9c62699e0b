/**
 * A payment status, or `waiting` for payments that need a decision
 */
export type PaymentFilter = typeof PaymentFilter[keyof typeof PaymentFilter];


export const PaymentFilter = {
  waiting: 'waiting',
  created: 'created',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  partly_refunded: 'partly_refunded',
  refunded: 'refunded',
  disputed: 'disputed',
} as const;

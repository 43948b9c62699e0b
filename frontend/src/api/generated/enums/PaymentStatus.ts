/**
 * `created` before the provider accepted it, `pending` until the money arrives or the studio decides; `failed` and `expired` can still become `paid` when money arrives late
 */
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];


export const PaymentStatus = {
  created: 'created',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  partly_refunded: 'partly_refunded',
  refunded: 'refunded',
  disputed: 'disputed',
} as const;

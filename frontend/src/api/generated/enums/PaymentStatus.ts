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

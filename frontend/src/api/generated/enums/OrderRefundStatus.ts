/**
 * `pending` until the provider confirms it
 */
export type OrderRefundStatus = typeof OrderRefundStatus[keyof typeof OrderRefundStatus];


export const OrderRefundStatus = {
  pending: 'pending',
  done: 'done',
} as const;

/**
 * From `pending` over `processing` to `completed`; `cancelled` before completion, `refunded` after it. The last two are final.
 */
export type OrderStatus = typeof OrderStatus[keyof typeof OrderStatus];


export const OrderStatus = {
  pending: 'pending',
  processing: 'processing',
  completed: 'completed',
  cancelled: 'cancelled',
  refunded: 'refunded',
} as const;

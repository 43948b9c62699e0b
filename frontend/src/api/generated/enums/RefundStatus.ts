/**
 * `pending` waits for the provider; `failed` was refused by it, and nothing has moved
 */
export type RefundStatus = typeof RefundStatus[keyof typeof RefundStatus];


export const RefundStatus = {
  pending: 'pending',
  done: 'done',
  failed: 'failed',
} as const;

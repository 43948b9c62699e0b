/**
 * `pending` waits for the provider; `failed` was declined by it and moved no money
 */
export type RefundStatus = typeof RefundStatus[keyof typeof RefundStatus];


export const RefundStatus = {
  pending: 'pending',
  done: 'done',
  failed: 'failed',
} as const;

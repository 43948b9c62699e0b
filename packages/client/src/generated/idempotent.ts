/** Paths whose POST accepts an `Idempotency-Key`. */
export const IDEMPOTENT: ReadonlySet<string> = new Set([
  '/orders',
  '/cart/order',
  '/cart/guest-order',
  '/guest-orders',
  '/wallet/add-funds',
  '/wallet/withdraw',
  '/admin/users/{id}/wallet',
]);

/**
 * `studio`: requested here; `provider`: made in the provider's dashboard; `dispute`: decided by the customer's bank
 */
export type RefundOrigin = typeof RefundOrigin[keyof typeof RefundOrigin];


export const RefundOrigin = {
  studio: 'studio',
  provider: 'provider',
  dispute: 'dispute',
} as const;

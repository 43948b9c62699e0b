/**
 * `studio` was asked for here, `provider` was made at the provider itself, `dispute` was decided by the buyer's bank
 */
export type RefundOrigin = typeof RefundOrigin[keyof typeof RefundOrigin];


export const RefundOrigin = {
  studio: 'studio',
  provider: 'provider',
  dispute: 'dispute',
} as const;

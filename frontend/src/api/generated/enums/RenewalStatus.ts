/**
 * `pending` until a card is saved; `ended` is final, and the customer can agree again
 */
export type RenewalStatus = typeof RenewalStatus[keyof typeof RenewalStatus];


export const RenewalStatus = {
  pending: 'pending',
  active: 'active',
  paused: 'paused',
  ended: 'ended',
} as const;

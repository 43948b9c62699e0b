/**
 * `pending` until the emailed link is opened
 */
export type SubscriberState = typeof SubscriberState[keyof typeof SubscriberState];


export const SubscriberState = {
  pending: 'pending',
  confirmed: 'confirmed',
  unsubscribed: 'unsubscribed',
} as const;

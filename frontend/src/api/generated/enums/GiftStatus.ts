/**
 * `unpaid` until the order is completed, `scheduled` until its day, `sent` until it is `claimed`; `ended` when its order was cancelled or refunded
 */
export type GiftStatus = typeof GiftStatus[keyof typeof GiftStatus];


export const GiftStatus = {
  unpaid: 'unpaid',
  scheduled: 'scheduled',
  sent: 'sent',
  claimed: 'claimed',
  ended: 'ended',
} as const;

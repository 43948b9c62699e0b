/**
 * `pending` until its first or next attempt, or an earlier event of the same object, succeeds; `failed` after the last one
 */
export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];


export const WebhookDeliveryStatus = {
  pending: 'pending',
  delivered: 'delivered',
  failed: 'failed',
} as const;

/**
 * `waiting` for its first or next attempt, or for an earlier event of the same object; `failed` after the last attempt
 */
export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];


export const WebhookDeliveryStatus = {
  waiting: 'waiting',
  delivered: 'delivered',
  failed: 'failed',
} as const;

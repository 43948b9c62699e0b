/**
 * `pending` before its first or next attempt, or while an earlier event of the same object is pending; `failed` after the last attempt
 */
export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];


export const WebhookDeliveryStatus = {
  pending: 'pending',
  delivered: 'delivered',
  failed: 'failed',
} as const;

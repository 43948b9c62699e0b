/**
 * What happened, as `object.verb`
 */
export type WebhookEventType = typeof WebhookEventType[keyof typeof WebhookEventType];


export const WebhookEventType = {
  orderpaid: 'order.paid',
  orderrefunded: 'order.refunded',
  licenceissued: 'licence.issued',
  releasepublished: 'release.published',
  subscriberconfirmed: 'subscriber.confirmed',
  conversationmessage_received: 'conversation.message_received',
} as const;

import { msg } from '../i18n/macros.ts';

/** Refusals about webhook endpoints. */
export const WEBHOOK_REFUSALS = {
  webhookUrl: msg`Please enter a URL that begins with https://, without a user name or #`,
  webhookPrivate: msg`Please enter a public host name, not an address or a private network`,
  webhookGone: msg`Webhook endpoint not found`,
  webhooksFull: (max: number) => msg`You can have up to ${max} endpoints. Please delete one first.`,
  deliveryGone: msg`Delivery not found`,
  deliveryWaiting: msg`This delivery is still waiting. It is sent automatically.`,
};

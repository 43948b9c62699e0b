import { msg } from '../i18n/macros.ts';

/** Refusals about webhook endpoints. */
export const WEBHOOK_REFUSALS = {
  publicUrl: msg`Enter an https:// URL without a username or fragment`,
  privateUrl: msg`Enter a public hostname, not an IP address or private host`,
  webhookGone: msg`Webhook endpoint not found`,
  webhooksFull: (max: number) => msg`You can have up to ${max} endpoints. Please delete one first.`,
  deliveryGone: msg`Delivery not found`,
  deliveryWaiting: msg`This delivery is pending and will be sent automatically.`,
};

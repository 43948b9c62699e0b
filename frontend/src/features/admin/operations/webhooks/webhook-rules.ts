import { WebhookEventType, type WebhookInput } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { findMissing } from '../../kit/check-text.ts';

/** The form's controls, in reading order. */
export const webhookFields = ['url', 'events', 'enabled'] as const;
type Values = Record<(typeof webhookFields)[number], string>;

export const EVENT_LABELS: Readonly<Record<WebhookEventType, string>> = {
  'order.paid': 'Order paid',
  'order.refunded': 'Order refunded',
  'licence.issued': 'Licence issued',
  'release.published': 'Release published',
  'subscriber.confirmed': 'Subscriber confirmed',
  'conversation.message_received': 'Message received',
};

const readEvents = (text: string): WebhookEventType[] =>
  Object.values(WebhookEventType).filter((type) => text.split(',').includes(type));

/** All errors of the form. */
export const checkWebhook = (values: Values): FieldProblems<keyof Values> => ({
  ...(/^https:\/\/./i.test(values.url.trim()) ? {} : { url: 'Please enter a URL that begins with https://' }),
  ...findMissing(values, { url: 'Please enter the URL' }),
  ...(readEvents(values.events).length === 0 ? { events: 'Select at least one event' } : {}),
});

/** The request body. */
export const toWebhookInput = ({ url, events, enabled }: Values): WebhookInput => ({
  url: url.trim(),
  events: readEvents(events),
  enabled: enabled !== '',
});

import type { Webhook, WebhookDelivery, WebhookInput } from '../../../contract/generated/model.ts';
import { findPublicUrlProblem } from '../../../contract/rules/public-urls.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { createWebhookSecret, LISTED_DELIVERIES, MAX_WEBHOOKS } from '../../../contract/rules/webhooks.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import {
  addDelivery,
  attemptDelivery,
  failPending,
  rememberEvents,
  type StoredWebhook,
  toWebhook,
  type WebhookState,
} from '../../store/webhooks.ts';
import { createEntries } from '../kit/collection.ts';

type Operations =
  | 'adminListWebhooks'
  | 'adminCreateWebhook'
  | 'adminUpdateWebhook'
  | 'adminDeleteWebhook'
  | 'adminRotateWebhookSecret'
  | 'adminTestWebhook'
  | 'adminListWebhookDeliveries'
  | 'adminResendWebhookDelivery';

const toDelivery = ({ endpointId: _, ...delivery }: WebhookState['webhookDeliveries'][number]): WebhookDelivery =>
  delivery;

const toUrl = ({ url }: WebhookInput): string => url.trim();

export const createAdminWebhooksHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const webhooks = createEntries<StoredWebhook, Webhook>(db, {
    rows: () => db.state.webhooks,
    gone: REFUSALS.webhookGone,
    toItem: toWebhook,
    audit: {
      subject: 'webhook',
      label: ({ url }) => new URL(url).host,
      fields: ({ url, events, enabled }) => ({
        url,
        events: toWebhook({ events } as StoredWebhook).events.join(', '),
        enabled,
      }),
    },
  });
  const findProblem = (body: WebhookInput) => {
    const problem = findPublicUrlProblem(toUrl(body), false);
    return problem && invalidField('url', problem);
  };
  return {
    adminListWebhooks: () => ({ status: 200, body: { items: db.state.webhooks.map(toWebhook) } }),

    adminCreateWebhook: ({ body, user }) => {
      const problem = findProblem(body);
      if (problem) return problem;
      if (db.state.webhooks.length >= MAX_WEBHOOKS) return conflict(REFUSALS.webhooksFull(MAX_WEBHOOKS));
      if (db.state.webhooks.length === 0) rememberEvents(db);
      const webhook: StoredWebhook = {
        id: crypto.randomUUID(),
        url: toUrl(body),
        events: body.events,
        enabled: body.enabled,
        failing_since: null,
        disabled_at: null,
        created_at: new Date().toISOString(),
        secret: createWebhookSecret(),
        rotatedAt: null,
      };
      db.state.webhooks.unshift(webhook);
      webhooks.record(user, 'create', webhook, { before: null, after: webhooks.toFields(webhook) });
      return { status: 201, body: { webhook: toWebhook(webhook), secret: webhook.secret } };
    },

    adminUpdateWebhook: ({ params, body, user }) => {
      const problem = findProblem(body);
      if (problem) return problem;
      const webhook = webhooks.find(params.id);
      if (!webhook) return webhooks.missing();
      const isEnabled = body.enabled && !webhook.enabled;
      const fresh = isEnabled || toUrl(body) !== webhook.url ? { failing_since: null, disabled_at: null } : {};
      webhooks.assign(user, webhook, { url: toUrl(body), events: body.events, enabled: body.enabled, ...fresh });
      if (!body.enabled || isEnabled) failPending(db, webhook.id);
      return { status: 200, body: toWebhook(webhook) };
    },

    adminDeleteWebhook: (input) => {
      const reply = webhooks.remove(input);
      if (reply.status === 204)
        db.state.webhookDeliveries = db.state.webhookDeliveries.filter(
          ({ endpointId }) => endpointId !== input.params.id,
        );
      return reply;
    },

    adminRotateWebhookSecret: ({ params, user }) => {
      const webhook = webhooks.find(params.id);
      if (!webhook) return webhooks.missing();
      Object.assign(webhook, { secret: createWebhookSecret(), rotatedAt: new Date().toISOString() });
      webhooks.record(user, 'rotate', webhook);
      return { status: 200, body: { webhook: toWebhook(webhook), secret: webhook.secret } };
    },

    adminTestWebhook: ({ params }) => {
      const webhook = webhooks.find(params.id);
      if (!webhook) return webhooks.missing();
      const delivery = addDelivery(db, webhook.id, 'webhook.test', { id: webhook.id });
      attemptDelivery(webhook, delivery, true);
      return { status: 200, body: toDelivery(delivery) };
    },

    adminListWebhookDeliveries: ({ params }) => {
      if (!webhooks.find(params.id)) return webhooks.missing();
      const rows = db.state.webhookDeliveries.filter(({ endpointId }) => endpointId === params.id);
      return { status: 200, body: { items: rows.slice(0, LISTED_DELIVERIES).map(toDelivery) } };
    },

    adminResendWebhookDelivery: ({ params }) => {
      const webhook = webhooks.find(params.id);
      if (!webhook) return webhooks.missing();
      const delivery = db.state.webhookDeliveries.find(
        ({ id, endpointId }) => id === params.delivery && endpointId === webhook.id,
      );
      if (!delivery) return notFound(REFUSALS.deliveryGone);
      if (delivery.status === 'pending') return conflict(REFUSALS.deliveryWaiting);
      attemptDelivery(webhook, delivery, true);
      return { status: 200, body: toDelivery(delivery) };
    },
  };
};

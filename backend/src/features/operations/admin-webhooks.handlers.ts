import type { WebhookDelivery } from '../../../../contract/generated/model.ts';
import { LISTED_DELIVERIES, MAX_WEBHOOKS } from '../../../../contract/rules/webhooks.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { type DeliveryRow, listDeliveries } from './webhook-deliveries.repository.ts';
import { createWebhookEncryption } from './webhook-signature.adapter.ts';
import { listEndpoints } from './webhooks.repository.ts';
import {
  changeWebhook,
  createWebhook,
  getEndpoint,
  removeWebhook,
  resendDelivery,
  rotateWebhookSecret,
  sendTest,
  toWebhook,
} from './webhooks.service.ts';

type Operations =
  | 'adminListWebhooks'
  | 'adminCreateWebhook'
  | 'adminUpdateWebhook'
  | 'adminDeleteWebhook'
  | 'adminRotateWebhookSecret'
  | 'adminTestWebhook'
  | 'adminListWebhookDeliveries'
  | 'adminResendWebhookDelivery';

const toDelivery = ({ status, event, next_attempt_at, ...row }: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: event,
  status: status,
  attempts: row.attempts,
  created_at: row.created_at.toISOString(),
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
  next_attempt_at: status === 'pending' ? next_attempt_at.toISOString() : null,
  duration_ms: row.duration_ms,
  request_body: row.request_body,
  response_status: row.response_status,
  response_body: row.response_body,
  error: row.error,
});

/** Endpoints of other programs; the contract admits only the right `all`. */
export function createAdminWebhooksHandlers(requestDeps: Deps, secret: string): FeatureHandlers<Operations> {
  const deps = { ...requestDeps, encryption: createWebhookEncryption(secret) };
  const now = () => deps.clock.now();
  return {
    adminListWebhooks: async () => ({
      status: 200,
      body: { items: (await listEndpoints(deps.db, MAX_WEBHOOKS)).map((row) => toWebhook(row, now())) },
    }),

    adminCreateWebhook: async ({ user, body }) => {
      const { endpoint, secret: created } = await createWebhook(deps, user, body);
      return { status: 201, body: { webhook: toWebhook(endpoint, now()), secret: created } };
    },

    adminUpdateWebhook: async ({ user, params, body }) => ({
      status: 200,
      body: toWebhook(await changeWebhook(deps, user, params.id, body), now()),
    }),

    adminDeleteWebhook: async ({ user, params }) => {
      await removeWebhook(deps, user, params.id);
      return { status: 204 };
    },

    adminRotateWebhookSecret: async ({ user, params }) => {
      const { endpoint, secret: rotated } = await rotateWebhookSecret(deps, user, params.id);
      return { status: 200, body: { webhook: toWebhook(endpoint, now()), secret: rotated } };
    },

    adminTestWebhook: async ({ params }) => ({ status: 200, body: toDelivery(await sendTest(deps, params.id)) }),

    adminListWebhookDeliveries: async ({ params }) => {
      await getEndpoint(deps, params.id);
      const rows = await listDeliveries(deps.db, params.id, LISTED_DELIVERIES);
      return { status: 200, body: { items: rows.map(toDelivery) } };
    },

    adminResendWebhookDelivery: async ({ params }) => ({
      status: 200,
      body: toDelivery(await resendDelivery(deps, params.id, params.delivery)),
    }),
  };
}

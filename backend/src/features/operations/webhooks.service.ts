import { type Webhook, WebhookEventType, type WebhookInput } from '../../../../contract/generated/model.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { findPublicUrlProblem } from '../../../../contract/rules/public-urls.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createWebhookSecret, MAX_WEBHOOKS, SECRET_OVERLAP_MS } from '../../../../contract/rules/webhooks.ts';
import { inTransaction } from '../../db/retry.ts';
import type { SessionUser } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { type DeliveryRow, failPending, findDelivery, insertTest } from './webhook-deliveries.repository.ts';
import { type DeliveryDeps, DISABLED, sendDelivery } from './webhook-delivery.service.ts';
import {
  countEndpoints,
  deleteEndpoint,
  type EndpointRow,
  findEndpoint,
  insertEndpoint,
  lockEndpoint,
  updateEndpoint,
} from './webhooks.repository.ts';

type Admin = Pick<SessionUser, 'id'>;
interface WithSecret {
  endpoint: EndpointRow;
  secret: string;
}

const gone = () => notFound(REFUSALS.webhookGone);

const toAuditFields = ({ url, events, enabled }: Pick<EndpointRow, 'url' | 'events' | 'enabled'>) => ({
  url,
  events: events.join(', '),
  enabled,
});

/** The name in the activity log. */
const toLabel = ({ url }: Pick<EndpointRow, 'url'>): string => new URL(url).host;

function readInput({ env }: Pick<DeliveryDeps, 'env'>, input: WebhookInput): WebhookInput {
  const url = input.url.trim();
  const problem = findPublicUrlProblem(url, env.webhooksAllowPrivate);
  if (problem) throw invalid('url', problem);
  return {
    url,
    enabled: input.enabled,
    events: Object.values(WebhookEventType).filter((type) => input.events.includes(type)),
  };
}

export const toWebhook = (row: EndpointRow, now: Date): Webhook => ({
  id: row.id,
  url: row.url,
  events: Object.values(WebhookEventType).filter((type) => row.events.includes(type)),
  enabled: row.enabled,
  failing_since: row.failing_since?.toISOString() ?? null,
  disabled_at: row.disabled_at?.toISOString() ?? null,
  previous_secret_expires_at:
    row.previous_secret_expires_at !== null && row.previous_secret_expires_at > now
      ? row.previous_secret_expires_at.toISOString()
      : null,
  created_at: row.created_at.toISOString(),
});

/** @throws AppError 400, 409 */
export async function createWebhook(deps: DeliveryDeps, admin: Admin, body: WebhookInput): Promise<WithSecret> {
  const input = readInput(deps, body);
  const secret = createWebhookSecret();
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    if ((await countEndpoints(tx)) >= MAX_WEBHOOKS) throw conflict(REFUSALS.webhooksFull(MAX_WEBHOOKS));
    const encrypted_secret = deps.encryption.encrypt(secret);
    const endpoint = await insertEndpoint(tx, { ...input, encrypted_secret, created_at: now });
    await recordChange(tx, {
      actorId: admin.id,
      action: 'webhook.create',
      subject: 'webhook',
      subjectId: endpoint.id,
      label: toLabel(endpoint),
      before: null,
      after: toAuditFields(endpoint),
      at: now,
    });
    return { endpoint, secret };
  });
}

/** @throws AppError 400, 404 */
export async function changeWebhook(
  deps: DeliveryDeps,
  admin: Admin,
  id: string,
  body: WebhookInput,
): Promise<EndpointRow> {
  const input = readInput(deps, body);
  return inTransaction(deps.db, async (tx) => {
    const before = await lockEndpoint(tx, id);
    if (!before) throw gone();
    const isEnabled = input.enabled && !before.enabled;
    const fresh = isEnabled || input.url !== before.url ? { failing_since: null, disabled_at: null } : {};
    const endpoint = await updateEndpoint(tx, id, { ...input, ...fresh });
    // Also when it is enabled again: an attempt that ended meanwhile may have left its delivery waiting.
    if (!input.enabled || isEnabled) await failPending(tx, id, DISABLED);
    const changes = changedFields(toAuditFields(before), toAuditFields(endpoint));
    if (!changes) return endpoint;
    await recordChange(tx, {
      actorId: admin.id,
      action: 'webhook.update',
      subject: 'webhook',
      subjectId: id,
      label: toLabel(endpoint),
      ...changes,
      at: deps.clock.now(),
    });
    return endpoint;
  });
}

/** The previous secret signs too for a day; one from before that no longer does. @throws AppError 404 */
export async function rotateWebhookSecret(deps: DeliveryDeps, admin: Admin, id: string): Promise<WithSecret> {
  const secret = createWebhookSecret();
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const before = await lockEndpoint(tx, id);
    if (!before) throw gone();
    const endpoint = await updateEndpoint(tx, id, {
      encrypted_secret: deps.encryption.encrypt(secret),
      previous_secret: before.encrypted_secret,
      previous_secret_expires_at: new Date(now.getTime() + SECRET_OVERLAP_MS),
    });
    await recordChange(tx, {
      actorId: admin.id,
      action: 'webhook.rotate',
      subject: 'webhook',
      subjectId: id,
      label: toLabel(endpoint),
      before: null,
      after: null,
      at: now,
    });
    return { endpoint, secret };
  });
}

/** @throws AppError 404 */
export async function removeWebhook(deps: DeliveryDeps, admin: Admin, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) throw gone();
    await deleteEndpoint(tx, id);
    await recordChange(tx, {
      actorId: admin.id,
      action: 'webhook.delete',
      subject: 'webhook',
      subjectId: id,
      label: toLabel(endpoint),
      before: toAuditFields(endpoint),
      after: null,
      at: deps.clock.now(),
    });
  });
}

/** @throws AppError 404 */
export async function getEndpoint(deps: Pick<DeliveryDeps, 'db'>, id: string): Promise<EndpointRow> {
  const endpoint = await findEndpoint(deps.db, id);
  if (!endpoint) throw gone();
  return endpoint;
}

/** Sends a test event and waits for the answer. @throws AppError 404 */
export async function sendTest(deps: DeliveryDeps, id: string): Promise<DeliveryRow> {
  const endpoint = await getEndpoint(deps, id);
  const delivery = await insertTest(deps.db, id, deps.clock.now());
  const sent = await sendDelivery(deps, endpoint, delivery, true);
  if (!sent) throw gone();
  return sent;
}

/** Sends a delivery again and waits for the answer. @throws AppError 404, 409 */
export async function resendDelivery(deps: DeliveryDeps, id: string, deliveryId: string): Promise<DeliveryRow> {
  const endpoint = await getEndpoint(deps, id);
  const delivery = await findDelivery(deps.db, id, deliveryId);
  if (!delivery) throw notFound(REFUSALS.deliveryGone);
  if (delivery.status === 'pending') throw conflict(REFUSALS.deliveryWaiting);
  const sent = await sendDelivery(deps, endpoint, delivery, true);
  if (!sent) throw gone();
  return sent;
}

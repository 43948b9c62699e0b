import { findNextAttempt, hasFailedTooLong, isFirstFailure } from '../../../../contract/rules/webhooks.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import type { Encryption } from '../../jobs/encryption.ts';
import { NoResponseError, type PublicRequestOptions, postToPublicUrl } from '../../lib/public-request.ts';
import { notifyOfDisabled } from './notify-disabled.service.ts';
import { readEventBody } from './webhook-bodies.repository.ts';
import {
  claimDue,
  type DeliveryRow,
  failPending,
  listDueEndpoints,
  type Outcome,
  saveOutcome,
} from './webhook-deliveries.repository.ts';
import { signedHeaders } from './webhook-signature.adapter.ts';
import { type EndpointRow, findEndpoint, lockEndpoint, updateEndpoint } from './webhooks.repository.ts';

export type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'> & {
  encryption: Encryption;
  /** For tests. */
  request?: Partial<PublicRequestOptions>;
  runMs?: number;
};

/** Sent to an endpoint at the same time. */
const BATCH = 4;
/** A job is this short so that others get their turn; the next one continues. */
const RUN_MS = 4_000;
const MAX_SHOWN_CHARACTERS = 2_000;
const UNPREPARED = 'Could not be prepared';
const DELETED = 'The order, message or release was deleted';
export const DISABLED = 'Endpoint disabled';

type Attempt = Omit<Outcome, 'status' | 'next_attempt_at'> & { isDelivered: boolean; isOver: boolean };
type Prepared = { body: string; headers: Record<string, string> };

/** The request of a delivery; undefined when what it is about was deleted. */
async function prepare(
  deps: DeliveryDeps,
  endpoint: EndpointRow,
  delivery: DeliveryRow,
  at: Date,
): Promise<Prepared | undefined> {
  const body = delivery.request_body ?? (await readEventBody(deps.db, delivery));
  return body === undefined
    ? undefined
    : { body, headers: signedHeaders(deps.encryption, endpoint, { id: delivery.id, body, at }) };
}

async function attempt(deps: DeliveryDeps, endpoint: EndpointRow, delivery: DeliveryRow): Promise<Attempt> {
  const at = deps.clock.now();
  const none = { last_attempt_at: at, duration_ms: null, response_status: null, response_body: null };
  const unsent = { ...none, request_body: delivery.request_body, isDelivered: false };
  let prepared: Prepared | undefined;
  try {
    prepared = await prepare(deps, endpoint, delivery, at);
  } catch (error) {
    // One that always fails would otherwise be the first of every job, and others would never be sent.
    deps.log.error('A webhook delivery could not be prepared', { delivery: delivery.id, error });
    return { ...unsent, error: UNPREPARED, isOver: false };
  }
  if (!prepared) return { ...unsent, error: DELETED, isOver: true };
  const { body, headers } = prepared;
  const start = performance.now();
  const options = { allowPrivate: deps.env.webhooksAllowPrivate, ...deps.request };
  const answered = { last_attempt_at: at, request_body: body, isOver: false };
  try {
    const { status, body: answer } = await postToPublicUrl({ url: endpoint.url, body, headers }, options);
    return {
      ...answered,
      duration_ms: Math.round(performance.now() - start),
      response_status: status,
      response_body: answer.replaceAll('\u0000', '').slice(0, MAX_SHOWN_CHARACTERS),
      error: null,
      isDelivered: status >= 200 && status < 300,
    };
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    const duration_ms = Math.round(performance.now() - start);
    return { ...none, ...answered, duration_ms, error: error.message, isDelivered: false };
  }
}

/** Remembers failures in a row, and disables an endpoint that has failed for too long. */
async function recordHealth(deps: DeliveryDeps, id: string, isDelivered: boolean): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return;
    const { failing_since: since, failed_at, enabled } = endpoint;
    if (isDelivered) {
      if (since) await updateEndpoint(tx, id, { failing_since: null, failed_at: null });
      return;
    }
    const isFirst = !since || isFirstFailure(failed_at, now);
    await updateEndpoint(tx, id, { failed_at: now, ...(isFirst ? { failing_since: now } : {}) });
    if (isFirst || !enabled || !hasFailedTooLong(since, now)) return;
    await updateEndpoint(tx, id, { enabled: false, disabled_at: now });
    await failPending(tx, id, DISABLED);
    await notifyOfDisabled(deps, tx, endpoint, now);
  });
}

/**
 * Sends a delivery once.
 * @param isLast there is no later attempt
 */
export async function sendDelivery(
  deps: DeliveryDeps,
  endpoint: EndpointRow,
  delivery: DeliveryRow,
  isLast: boolean,
): Promise<DeliveryRow | undefined> {
  const { isDelivered, isOver, ...result } = await attempt(deps, endpoint, delivery);
  const next = isLast || isOver ? null : findNextAttempt(deps.clock.now(), delivery.attempts + 1);
  const failed = next === null ? { status: 'failed' as const } : { status: 'pending' as const, next_attempt_at: next };
  const saved = await saveOutcome(deps.db, delivery, {
    ...result,
    ...(isDelivered ? { status: 'delivered' as const } : failed),
  });
  // A test or a repetition that fails says little of the endpoint: people try it while they set it up.
  if (!isOver && (isDelivered || !isLast)) await recordHealth(deps, endpoint.id, isDelivered);
  return saved;
}

/** Sends what is due to one endpoint. @returns whether there may be more */
async function deliverTo(deps: DeliveryDeps, endpointId: string, deadline: number): Promise<boolean> {
  while (performance.now() < deadline) {
    const due = await claimDue(deps.db, endpointId, deps.clock.now(), BATCH);
    const endpoint = due.length > 0 && (await findEndpoint(deps.db, endpointId));
    if (!endpoint) return false;
    await Promise.all(due.map((delivery) => sendDelivery(deps, endpoint, delivery, false)));
  }
  return true;
}

/**
 * Sends for some seconds what is due. Endpoints do not wait for each other, and in the queue only one job runs at a
 * time: a receiver that does not respond delays neither other receivers for long nor other jobs.
 */
export async function deliverDue(deps: DeliveryDeps & Pick<Deps, 'jobs'>): Promise<void> {
  const deadline = performance.now() + (deps.runMs ?? RUN_MS);
  const endpoints = await listDueEndpoints(deps.db, deps.clock.now());
  const more = await Promise.all(endpoints.map((id) => deliverTo(deps, id, deadline)));
  if (more.includes(true)) await deps.jobs.add('webhooks.deliver', {}, { key: 'webhooks.deliver', queue: 'webhooks' });
}

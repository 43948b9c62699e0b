import {
  type EventPerson,
  type Webhook,
  type WebhookDelivery,
  WebhookEventType,
} from '../../contract/generated/model.ts';
import { findNextAttempt, SECRET_OVERLAP_MS } from '../../contract/rules/webhooks.ts';
import type { MockDb } from './db.ts';
import { findOrderNumber, findProductId, listLicences, toLicence } from './licences.ts';
import type { Subscriber } from './newsletter-state.ts';

/** An endpoint with its secret, which the server encrypts. */
export type StoredWebhook = Omit<Webhook, 'previous_secret_expires_at'> & { secret: string; rotatedAt: string | null };

/** The mock server's webhook endpoints. Nothing leaves the browser: names that end in .invalid fail, others accept. */
export type WebhookState = {
  /** newest first */
  webhooks: StoredWebhook[];
  /** newest first */
  webhookDeliveries: (WebhookDelivery & { endpointId: string })[];
  /** events that had happened at the last call; null before the first endpoint */
  webhookEvents: string[] | null;
};

type MockEvent = { key: string; type: WebhookEventType; data: object; isSilent?: boolean };

const toPerson = (db: MockDb, userId: string): EventPerson | null => {
  const person = db.member(userId)?.user ?? db.state.guests[userId];
  return person ? { name: person.name, email: person.email } : null;
};

const orderEvents = (db: MockDb): MockEvent[] =>
  db.state.orders
    .filter(({ status, history }) => status === 'completed' || history.some((one) => one.status === 'completed'))
    .map(({ id, number, amount, userId, lines }) => ({
      key: `order.paid ${id}`,
      type: 'order.paid',
      data: {
        id,
        number,
        total: amount,
        currency: db.state.paymentSettings.currency,
        customer: toPerson(db, userId),
        items: lines.map((line) => ({
          product_id: line.product_id,
          product: line.product_name,
          plan: line.tier,
          quantity: line.quantity,
          total: line.amount,
        })),
      },
    }));

const refundEvents = (db: MockDb): MockEvent[] =>
  db.state.refunds
    .filter(({ status }) => status === 'done')
    .map(({ id, orderId, amount, reason }) => ({
      key: `order.refunded ${id}`,
      type: 'order.refunded',
      data: {
        id: orderId,
        number: db.state.orders.find((order) => order.id === orderId)?.number ?? 0,
        refund_id: id,
        amount,
        currency: db.state.paymentSettings.currency,
        reason,
      },
    }));

const licenceEvents = (db: MockDb): MockEvent[] =>
  listLicences(db).map((licence) => ({
    key: `licence.issued ${licence.id}`,
    type: 'licence.issued',
    data: {
      id: licence.id,
      product_id: findProductId(db, licence),
      product: toLicence(db, licence).product_name,
      order_number: findOrderNumber(db, licence),
      customer: toPerson(db, licence.userId),
    },
  }));

const releaseEvents = (db: MockDb): MockEvent[] =>
  db.state.releases
    .filter(({ state }) => state === 'published')
    .map(({ id, productId, version, channel }) => ({
      key: `release.published ${id}`,
      type: 'release.published',
      data: {
        id,
        product_id: productId,
        product: db.state.catalogue.find(({ product }) => product.id === productId)?.product.title ?? '',
        version,
        channel,
      },
    }));

/** Identifies the confirmation of a subscriber among the events. */
export const toSubscriberKey = ({ id, confirmed_at }: Pick<Subscriber, 'id' | 'confirmed_at'>): string =>
  `subscriber.confirmed ${id} ${confirmed_at}`;

const subscriberEvents = (db: MockDb): MockEvent[] =>
  db.state.subscribers
    .filter(({ status }) => status === 'confirmed')
    .map(({ id, email, list = 'newsletter', confirmed_at }) => ({
      key: toSubscriberKey({ id, confirmed_at }),
      type: 'subscriber.confirmed',
      data: { id, email, list },
    }));

const messageEvents = (db: MockDb): MockEvent[] =>
  db.state.conversations.flatMap(({ id, subject, name, email, messages, status, topic }) =>
    messages
      .filter(({ kind }) => kind === 'person')
      .map((message) => ({
        key: `conversation.message_received ${message.id}`,
        type: 'conversation.message_received' as const,
        data: { id, subject, from: { name, email }, text: message.text },
        isSilent: status === 'spam' || topic === 'vulnerability',
      })),
  );

const listEvents = (db: MockDb): MockEvent[] =>
  [orderEvents, refundEvents, licenceEvents, releaseEvents, subscriberEvents, messageEvents].flatMap((read) =>
    read(db),
  );

const hostOf = ({ url }: StoredWebhook): string => new URL(url).hostname;

/** One attempt. @param isLast there is no later one */
export const attemptDelivery = (endpoint: StoredWebhook, delivery: WebhookDelivery, isLast: boolean): void => {
  const now = new Date();
  const host = hostOf(endpoint);
  const isFailed = host.endsWith('.invalid');
  const next = isLast ? null : findNextAttempt(now, delivery.attempts + 1);
  const failed = {
    status: next ? ('pending' as const) : ('failed' as const),
    next_attempt_at: next?.toISOString() ?? null,
  };
  Object.assign(delivery, {
    attempts: delivery.attempts + 1,
    last_attempt_at: now.toISOString(),
    duration_ms: isFailed ? 4 : 120,
    response_status: isFailed ? null : 204,
    response_body: isFailed ? null : '',
    error: isFailed ? `Could not resolve ${host}` : null,
    ...(isFailed ? failed : { status: 'delivered', next_attempt_at: null }),
  });
  // A failed test or resend does not mark the endpoint as failing.
  if (!isFailed) endpoint.failing_since = null;
  else if (!isLast) endpoint.failing_since ??= now.toISOString();
};

/** A new delivery, not yet sent. */
export const addDelivery = (db: MockDb, endpointId: string, type: string, data: object) => {
  const created_at = new Date().toISOString();
  const delivery: WebhookState['webhookDeliveries'][number] = {
    id: crypto.randomUUID(),
    endpointId,
    type,
    status: 'failed',
    attempts: 0,
    created_at,
    last_attempt_at: null,
    next_attempt_at: null,
    duration_ms: null,
    request_body: JSON.stringify({ type, timestamp: created_at, data }),
    response_status: null,
    response_body: null,
    error: null,
  };
  db.state.webhookDeliveries.unshift(delivery);
  return delivery;
};

/** Delivers what has happened since the last call, and what is due again. */
export const deliverEvents = (db: MockDb): void => {
  const { webhooks, webhookDeliveries } = db.state;
  if (webhooks.length === 0) return;
  const events = listEvents(db);
  const known = new Set(db.state.webhookEvents ?? events.map(({ key }) => key));
  db.state.webhookEvents = events.map(({ key }) => key);
  for (const { key, type, data, isSilent } of events) {
    if (known.has(key) || isSilent) continue;
    for (const endpoint of webhooks)
      if (endpoint.enabled && endpoint.events.includes(type))
        attemptDelivery(endpoint, addDelivery(db, endpoint.id, type, data), false);
  }
  for (const delivery of webhookDeliveries) {
    const endpoint = webhooks.find(({ id }) => id === delivery.endpointId);
    const isDue = delivery.status === 'pending' && Date.parse(delivery.next_attempt_at ?? '') <= Date.now();
    if (endpoint?.enabled && isDue) attemptDelivery(endpoint, delivery, false);
  }
};

/** From now on events are delivered; earlier ones are not. */
export const rememberEvents = (db: MockDb): void => {
  db.state.webhookEvents = listEvents(db).map(({ key }) => key);
};

/** Nothing is sent any later to an endpoint that was disabled. */
export const failPending = (db: MockDb, endpointId: string): void => {
  for (const delivery of db.state.webhookDeliveries)
    if (delivery.endpointId === endpointId && delivery.status === 'pending')
      Object.assign(delivery, { status: 'failed', next_attempt_at: null, error: 'Endpoint disabled' });
};

export const toWebhook = ({ secret: _, rotatedAt, ...row }: StoredWebhook): Webhook => {
  const until = rotatedAt === null ? 0 : Date.parse(rotatedAt) + SECRET_OVERLAP_MS;
  return {
    ...row,
    events: Object.values(WebhookEventType).filter((type) => row.events.includes(type)),
    previous_secret_expires_at: until > Date.now() ? new Date(until).toISOString() : null,
  };
};

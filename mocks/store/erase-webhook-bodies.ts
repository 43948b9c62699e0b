import type { MockDb } from './db.ts';
import { listLicences } from './licences.ts';

/** Empties what was sent to webhook endpoints about orders, licences, conversations and subscribers. */
export const clearWebhookBodies = (db: MockDb, ids: ReadonlySet<string>): void => {
  for (const delivery of db.state.webhookDeliveries) {
    const data: { id?: unknown } = JSON.parse(delivery.request_body ?? '{}').data ?? {};
    if (typeof data.id === 'string' && ids.has(data.id))
      Object.assign(delivery, { request_body: null, response_body: null });
  }
};

/** What webhook endpoints were sent of users. */
export const listWebhookObjects = (db: MockDb, userIds: ReadonlySet<string>): ReadonlySet<string> => {
  const owned = [...db.state.orders, ...listLicences(db), ...db.state.conversations];
  return new Set(owned.filter(({ userId }) => userId !== null && userIds.has(userId)).map(({ id }) => id));
};

import { creditOf, type HeldPlan, heldBy, type PlanChange } from '../../backend/shared/held-plans.ts';
import type { Download } from '../generated/model.ts';
import type { MockDb } from './db.ts';
import { toEntitlement } from './entitlements.ts';
import type { StoredGiven, StoredPlanChange } from './plan-state.ts';
import { refundedCents } from './refunded-cents.ts';
import type { Owned } from './state.ts';

const MONTH = 30.44 * 86_400_000;
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The file of an order, also when access to it was removed. */
const fileOf = (db: MockDb, id: string): Owned<Download> | undefined =>
  [...db.state.downloads, ...Object.values(db.state.revoked)].find((one) => one.id === id);

/** The rights that the purchase of a file granted. */
const givenOf = (db: MockDb, { id, rights, created_at }: Owned<Download>): StoredGiven | undefined => {
  const order = db.state.orders.find(({ download_id, change }) => download_id === id && !change);
  const stored = db.state.givenPlans[id];
  if (stored || !rights) return stored;
  const [from, holdsUntil] = [new Date(created_at), dateOf(rights.holds_until)];
  const months = holdsUntil ? Math.round((holdsUntil.getTime() - from.getTime()) / MONTH) : 0;
  const held: HeldPlan = {
    planId: rights.plan_id,
    tier: rights.tier,
    activations: rights.activations,
    termMonths: months || null,
    holdsUntil,
    from,
    months,
    updatesUntil: dateOf(rights.updates_until),
    supportUntil: dateOf(rights.support_until),
    cents: Math.round((order?.amount ?? 0) * 100),
  };
  return { orderId: order?.id ?? '', held, ended: false };
};

const changesOf = (db: MockDb, downloadId: string): StoredPlanChange[] =>
  db.state.planChanges.filter((change) => change.downloadId === downloadId && !change.ended);

/** The current rights of a file, and their value as credit for an upgrade; undefined for one without a plan. */
export const holdingOf = (db: MockDb, download: Owned<Download>) => {
  const given = givenOf(db, download);
  if (!given) return undefined;
  const changes = changesOf(db, download.id);
  const held = heldBy(given.ended ? null : given.held, changes, db.state.mailSettings.time_zone);
  if (!held) return undefined;
  const orders = [...(given.ended ? [] : [given.orderId]), ...changes.map(({ orderId }) => orderId)];
  const refunded = orders.reduce((sum, id) => sum + refundedCents(db, id), 0);
  return { given, held, credit: creditOf(held, new Date(), refunded) };
};

const settle = (db: MockDb, downloadId: string): void => {
  const file = fileOf(db, downloadId);
  const given = db.state.givenPlans[downloadId];
  if (!file || !given) return;
  const held = heldBy(given.ended ? null : given.held, changesOf(db, downloadId), db.state.mailSettings.time_zone);
  if (held) file.rights = toEntitlement(held);
  const isThere = db.state.downloads.includes(file);
  if (held && !isThere) db.state.downloads.unshift(file);
  if (!held) db.state.downloads = db.state.downloads.filter(({ id }) => id !== downloadId);
  if (held) delete db.state.revoked[given.orderId];
  else db.state.revoked[given.orderId] = file;
  const own = db.state.planChanges.filter((change) => change.downloadId === downloadId);
  const ended = new Map([[given.orderId, !held], ...own.map((one) => [one.orderId, one.ended || !held] as const)]);
  for (const order of db.state.orders) {
    const isEnded = ended.get(order.id);
    if (isEnded !== undefined) order.download_id = isEnded ? null : downloadId;
  }
};

/** Applies an order that renews or upgrades the plan of a file. @returns the file */
export const applyChange = (
  db: MockDb,
  { orderId, downloadId, ...change }: PlanChange & { orderId: string; downloadId: string },
): void => {
  const file = fileOf(db, downloadId);
  const given = file && givenOf(db, file);
  if (!given) return;
  db.state.givenPlans[downloadId] = given;
  db.state.planChanges.push({ ...change, orderId, downloadId, ended: false });
  settle(db, downloadId);
};

/** Revokes the effect of one order on a plan that others have changed; false when no other has. */
export const endPart = (db: MockDb, orderId: string): boolean => {
  const change = db.state.planChanges.find((one) => one.orderId === orderId);
  const own = Object.entries(db.state.givenPlans).find(([, given]) => given.orderId === orderId);
  const downloadId = change?.downloadId ?? own?.[0];
  if (downloadId === undefined) return false;
  if (change) change.ended = true;
  else if (own) own[1].ended = true;
  settle(db, downloadId);
  return true;
};

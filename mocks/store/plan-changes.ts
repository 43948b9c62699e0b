import type { Download } from '../../contract/generated/model.ts';
import {
  type ActivePlan,
  calculateCredit,
  type PlanChange,
  resolvePlan,
  toPlanDate,
} from '../../contract/rules/active-plans.ts';
import { toCents } from '../../contract/rules/money.ts';
import { countKeyUnits } from '../../contract/rules/seats.ts';
import type { MockDb } from './db.ts';
import { extendLimit } from './download-limits.ts';
import { toEntitlement } from './entitlements.ts';
import { refundedOfLine, type StoredOrderLine } from './order-lines.ts';
import type { StoredInitialPlan, StoredPlanChange } from './plan-state.ts';
import { shareSeatRights } from './seat-state.ts';
import type { Owned } from './state.ts';

const MONTH_MS = 30.44 * 86_400_000;

/** The file of an order, also when access to it was removed. */
const findDownload = (db: MockDb, id: string): Owned<Download> | undefined =>
  [...db.state.downloads, ...Object.values(db.state.revoked)].find((candidate) => candidate.id === id);

/** The line that granted a file, rather than renewed or upgraded its plan. */
const findLineBoughtWith = (db: MockDb, downloadId: string): StoredOrderLine | undefined =>
  db.state.orders
    .filter(({ change }) => !change)
    .flatMap(({ lines }) => lines)
    .find(({ download_id }) => download_id === downloadId);

/** The rights that the purchase of a file granted. */
const findInitialPlan = (db: MockDb, { id, rights, created_at }: Owned<Download>): StoredInitialPlan | undefined => {
  const stored = db.state.givenPlans[id];
  if (stored || !rights) return stored;
  const line = findLineBoughtWith(db, id);
  const [from, holdsUntil] = [new Date(created_at), toPlanDate(rights.holds_until)];
  const months = holdsUntil ? Math.round((holdsUntil.getTime() - from.getTime()) / MONTH_MS) : 0;
  const plan: ActivePlan = {
    planId: rights.plan_id,
    tier: rights.tier,
    activations: rights.activations,
    termMonths: months || null,
    holdsUntil,
    from,
    months,
    updatesUntil: toPlanDate(rights.updates_until),
    supportUntil: toPlanDate(rights.support_until),
    cents: toCents(line?.amount ?? 0),
  };
  return { lineId: line?.id ?? '', held: plan, ended: false };
};

const listChanges = (db: MockDb, downloadId: string): StoredPlanChange[] =>
  db.state.planChanges.filter((change) => change.downloadId === downloadId && !change.ended);

/** The units of a line without refunded seats. */
export const remainingUnits = (db: MockDb, { id, quantity }: Pick<StoredOrderLine, 'id' | 'quantity'>): number =>
  quantity - (db.state.refundedSeats[id] ?? 0);

/** Whether all seats of a line were refunded. */
const hasNoUnits = (db: MockDb, lineId: string): boolean =>
  db.state.orders.some(({ lines }) => lines.some((line) => line.id === lineId && remainingUnits(db, line) === 0));

/**
 * The current rights of a file, their value as credit for an upgrade, and the units that were bought; undefined for one
 * without a plan.
 */
export const readPlanState = (db: MockDb, download: Owned<Download>) => {
  const initial = findInitialPlan(db, download);
  if (!initial) return undefined;
  const changes = listChanges(db, download.id);
  const plan = resolvePlan(initial.ended ? null : initial.held, changes, db.state.mailSettings.time_zone);
  if (!plan || hasNoUnits(db, initial.lineId)) return undefined;
  const lines = [...(initial.ended ? [] : [initial.lineId]), ...changes.map(({ orderId }) => orderId)];
  const refunded = lines.reduce((sum, id) => sum + refundedOfLine(db, id), 0);
  const line = db.state.orders.flatMap((order) => order.lines).find(({ id }) => id === initial.lineId);
  const credit = calculateCredit(plan, new Date(), refunded);
  const quantity = line ? remainingUnits(db, line) : 1;
  const isSeats = line?.seats === true;
  return { given: initial, held: plan, credit, quantity, keyUnits: countKeyUnits(quantity, line), isSeats };
};

const updateEntitlement = (db: MockDb, downloadId: string): void => {
  const file = findDownload(db, downloadId);
  const initial = db.state.givenPlans[downloadId];
  if (!file || !initial) return;
  const { held, ended: isInitialEnded, lineId } = initial;
  // Renewals and upgrades end with the last seat as well.
  const changes = hasNoUnits(db, lineId) ? [] : listChanges(db, downloadId);
  const plan = resolvePlan(isInitialEnded ? null : held, changes, db.state.mailSettings.time_zone);
  if (plan) file.rights = toEntitlement(plan);
  const isListed = db.state.downloads.includes(file);
  if (plan && !isListed) db.state.downloads.unshift(file);
  if (!plan) db.state.downloads = db.state.downloads.filter(({ id }) => id !== downloadId);
  if (plan) delete db.state.revoked[initial.lineId];
  else db.state.revoked[initial.lineId] = file;
  const ownChanges = db.state.planChanges.filter((change) => change.downloadId === downloadId);
  const ended = new Map([
    [initial.lineId, !plan],
    ...ownChanges.map((candidate) => [candidate.orderId, candidate.ended || !plan] as const),
  ]);
  for (const line of db.state.orders.flatMap(({ lines }) => lines)) {
    const isEnded = ended.get(line.id);
    if (isEnded !== undefined) line.download_id = isEnded ? null : downloadId;
  }
};

/** Applies an order that renews or upgrades the plan of a file. @returns the file */
export const applyChange = (
  db: MockDb,
  { orderId, downloadId, ...change }: PlanChange & { orderId: string; downloadId: string },
): void => {
  const file = findDownload(db, downloadId);
  const initial = file && findInitialPlan(db, file);
  if (!initial) return;
  db.state.givenPlans[downloadId] = initial;
  db.state.planChanges.push({ ...change, orderId, downloadId, ended: false });
  updateEntitlement(db, downloadId);
  extendLimit(db, file, findLineBoughtWith(db, downloadId)?.product_id);
  shareSeatRights(db, downloadId);
};

/** Revokes the effect of one line on a plan that other orders have changed; false when no other has. */
export const endChange = (db: MockDb, lineId: string): boolean => {
  const change = db.state.planChanges.find((candidate) => candidate.orderId === lineId);
  const ownChanges = Object.entries(db.state.givenPlans).find(([, initial]) => initial.lineId === lineId);
  const downloadId = change?.downloadId ?? ownChanges?.[0];
  if (downloadId === undefined) return false;
  if (change) change.ended = true;
  else if (ownChanges) ownChanges[1].ended = true;
  updateEntitlement(db, downloadId);
  shareSeatRights(db, downloadId);
  return true;
};

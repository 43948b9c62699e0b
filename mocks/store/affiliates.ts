import type {
  AccountAffiliateLink,
  AdminAffiliate,
  AdminCommission,
  AffiliateInput,
  AffiliateLink,
  CommissionEntry,
  CommissionTotals,
} from '../../contract/generated/model.ts';
import {
  COMMISSION_REFERENCE,
  calculateCommission,
  commissionNotification,
  LISTED_COMMISSIONS,
  toAffiliateCode,
  toAffiliateUrl,
  toCommissionState,
} from '../../contract/rules/affiliates.ts';
import { moneyText, toAmount, toCents } from '../../contract/rules/money.ts';
import { sumRefundsByLine } from '../../contract/rules/order-lines.ts';
import { isSamePerson } from './customers.ts';
import type { MockDb } from './db.ts';
import type { StoredOrder } from './order-state.ts';

export type StoredAffiliate = Omit<AffiliateInput, 'email' | 'version'> & {
  id: string;
  version: number;
  customerId: string;
  created_at: string;
};

type StoredCommission = {
  id: number;
  affiliateId: string;
  orderId: string;
  cents: number;
  available_at: string;
  isPaid: boolean;
  created_at: string;
};

export type AffiliateState = {
  /** newest first */
  affiliates: StoredAffiliate[];
  /** whose link the only visitor of a mock server followed last */
  affiliateVisit: { affiliateId: string; endsAt: string } | null;
  /** order id → the affiliate, with the terms of that time */
  referrals: Record<string, { affiliateId: string; percent: number; holdDays: number; lineIds: string[] }>;
  /** oldest first */
  commissions: StoredCommission[];
};

export const emptyAffiliates = (): AffiliateState => ({
  affiliates: [],
  affiliateVisit: null,
  referrals: {},
  commissions: [],
});

const SITE_URL = 'http://localhost:5000';
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Remembers the affiliate of a link. */
export function recordVisit({ state }: MockDb, rawCode: string): void {
  const affiliate = state.affiliates.find(({ code, active }) => active && code === toAffiliateCode(rawCode));
  if (affiliate) state.affiliateVisit = { affiliateId: affiliate.id, endsAt: inDays(affiliate.days) };
}

/** Connects a new order with the affiliate whose link its buyer followed, unless the affiliate buys. */
export function storeReferral(db: MockDb, order: StoredOrder): void {
  const { affiliateVisit: visit, affiliates, referrals } = db.state;
  const affiliate = affiliates.find(({ id }) => id === visit?.affiliateId);
  if (!visit || !affiliate?.active || visit.endsAt <= order.created_at || order.change) return;
  if (isSamePerson(db, order.userId, affiliate.customerId)) return;
  const { id: affiliateId, percent, hold_days: holdDays, products } = affiliate;
  const lines = order.lines.filter(
    ({ product_id }) => products.length === 0 || (product_id !== null && products.includes(product_id)),
  );
  if (lines.length > 0) referrals[order.id] = { affiliateId, percent, holdDays, lineIds: lines.map(({ id }) => id) };
}

/** Books what an order has earned since the last time, or what a refund takes back. */
export function updateCommission({ state }: MockDb, order: StoredOrder): void {
  const referral = state.referrals[order.id];
  if (!referral) return;
  const own = state.commissions.filter(({ orderId }) => orderId === order.id);
  const refunded = sumRefundsByLine(
    order.lines.map(({ id, amount }) => ({ id, cents: toCents(amount) })),
    state.refunds
      .filter(({ orderId, status }) => orderId === order.id && status === 'done')
      .map(({ amount, line_id: lineId }) => ({ cents: toCents(amount), lineId })),
  );
  const lines = order.lines.flatMap(({ id, amount, taxCents }, at) =>
    referral.lineIds.includes(id)
      ? [{ cents: toCents(amount), taxCents: taxCents ?? 0, refundedCents: refunded[at] ?? 0 }]
      : [],
  );
  const target = order.status === 'completed' ? calculateCommission(lines, referral.percent) : 0;
  const cents = target - own.reduce((sum, entry) => sum + entry.cents, 0);
  if (cents === 0) return;
  state.commissions.push({
    id: state.commissions.length + 1,
    affiliateId: referral.affiliateId,
    orderId: order.id,
    cents,
    available_at: own[0]?.available_at ?? inDays(referral.holdDays),
    isPaid: false,
    created_at: new Date().toISOString(),
  });
}

const ofAffiliate = ({ state }: MockDb, id: string) =>
  state.commissions.filter(({ affiliateId }) => affiliateId === id);
const isDue = ({ isPaid, available_at }: StoredCommission) => !isPaid && available_at <= new Date().toISOString();
const sum = (entries: readonly StoredCommission[]) => entries.reduce((total, { cents }) => total + cents, 0);

/** Adds what is due to the wallets; the server does so every hour. */
export function payCommissions(db: MockDb): void {
  for (const { id, customerId: userId } of db.state.affiliates) {
    const due = ofAffiliate(db, id).filter(isDue);
    const cents = sum(due);
    if (cents <= 0) continue;
    for (const entry of due) entry.isPaid = true;
    db.postEntry({ userId, type: 'adjustment', cents, reference: COMMISSION_REFERENCE });
    db.notify(userId, commissionNotification(moneyText(cents, db.state.paymentSettings.currency)));
  }
}

const toTotals = (db: MockDb, id: string): CommissionTotals => {
  const entries = ofAffiliate(db, id);
  const visit = db.state.affiliateVisit;
  const byOrder = Map.groupBy(entries, ({ orderId }) => orderId);
  const amount = (part: readonly StoredCommission[]) => toAmount(sum(part));
  return {
    visits: visit?.affiliateId === id && visit.endsAt > new Date().toISOString() ? 1 : 0,
    orders: [...byOrder.values()].filter((own) => sum(own) > 0).length,
    held: amount(entries.filter((entry) => !entry.isPaid && !isDue(entry))),
    ready: amount(entries.filter(isDue)),
    paid: amount(entries.filter(({ isPaid }) => isPaid)),
  };
};

const toTerms = ({ id, code, percent, days, hold_days, active }: StoredAffiliate) => ({
  id,
  code,
  url: toAffiliateUrl(SITE_URL, code),
  percent,
  days,
  hold_days,
  active,
});

export const toAdminAffiliate = (db: MockDb, affiliate: StoredAffiliate): AdminAffiliate => {
  const user = db.account(affiliate.customerId)?.user;
  return {
    ...toTerms(affiliate),
    version: affiliate.version,
    customer: { id: affiliate.customerId, name: user?.name ?? '', email: user?.email ?? '' },
    products: affiliate.products,
    totals: toTotals(db, affiliate.id),
    created_at: affiliate.created_at,
  };
};

export const toAffiliateLink = (db: MockDb, affiliate: StoredAffiliate): AffiliateLink => ({
  ...toTerms(affiliate),
  products: affiliate.products.flatMap((id) => {
    const entry = db.state.catalogue.find(({ product }) => product.id === id);
    return entry ? [entry.product.title] : [];
  }),
  totals: toTotals(db, affiliate.id),
});

const toEntry = ({ id, cents, available_at, isPaid, created_at }: StoredCommission) => ({
  id: String(id),
  amount: toAmount(cents),
  state: toCommissionState({ availableAt: new Date(available_at), isPaid }, new Date()),
  available_at,
  created_at,
});

const listLatest = ({ state }: MockDb, ids: readonly string[]) =>
  state.commissions
    .filter(({ affiliateId }) => ids.includes(affiliateId))
    .toReversed()
    .slice(0, LISTED_COMMISSIONS);

export const listOwnCommissions = (db: MockDb, userId: string): CommissionEntry[] => {
  const own = new Map(db.state.affiliates.filter((row) => row.customerId === userId).map((row) => [row.id, row.code]));
  return listLatest(db, [...own.keys()]).map((entry) => ({
    ...toEntry(entry),
    code: own.get(entry.affiliateId) ?? '',
  }));
};

export const listCommissions = (db: MockDb, id: string): AdminCommission[] =>
  listLatest(db, [id]).map((entry) => ({
    ...toEntry(entry),
    order: { id: entry.orderId, number: db.state.orders.find(({ id: own }) => own === entry.orderId)?.number ?? 1 },
  }));

/** In the form of `data.json`. */
export const listAccountAffiliateLinks = (db: MockDb, userId: string): AccountAffiliateLink[] =>
  db.state.affiliates
    .filter(({ customerId }) => customerId === userId)
    .toReversed()
    .map(({ id, code, percent, active, created_at }) => ({
      code,
      percent,
      active,
      created_at,
      commission: ofAffiliate(db, id).map((entry) => ({
        amount: toAmount(entry.cents),
        available_at: entry.available_at,
        paid: entry.isPaid,
        created_at: entry.created_at,
      })),
    }));

/** With the account its links end, and what they have earned. */
export function eraseAffiliatesOf({ state }: MockDb, userIds: ReadonlySet<string>): void {
  const ids = new Set(state.affiliates.filter(({ customerId }) => userIds.has(customerId)).map(({ id }) => id));
  state.affiliates = state.affiliates.filter(({ id }) => !ids.has(id));
  state.commissions = state.commissions.filter(({ affiliateId }) => !ids.has(affiliateId));
  for (const row of state.audit) {
    if (row.subject !== 'affiliate' || row.subjectId === null || !ids.has(row.subjectId)) continue;
    row.label = 'Affiliate';
    delete row.before?.code;
    delete row.after?.code;
  }
}

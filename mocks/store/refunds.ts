import { moneyText } from '../../backend/shared/money.ts';
import {
  CONFIRMED_BY_HAND,
  inRefundOrder,
  REFUND_TITLES,
  type RefundRoute,
  refundNotification,
} from '../../backend/shared/refunds.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { OrderRefund, PaidBy, RefundChoice, RefundTarget, User } from '../generated/model.ts';
import type { MockDb } from './db.ts';
import { issueCreditNote } from './invoices.ts';
import { titleOf } from './payments.ts';
import { endPart } from './plan-changes.ts';
import { refundedCents } from './refunded-cents.ts';
import type { StoredOrder, StoredRefund } from './state.ts';

const cents = (amount: number) => Math.round(amount * 100);

const entriesOf = (db: MockDb, { userId, number }: StoredOrder) =>
  db.state.walletEntries.filter((entry) => entry.userId === userId && entry.reference === `Order #${number}`);

export const refundsOf = (db: MockDb, orderId: string): StoredRefund[] =>
  db.state.refunds.filter((refund) => refund.orderId === orderId);

/** As the customer sees them. */
export const ownRefunds = (db: MockDb, orderId: string): OrderRefund[] =>
  refundsOf(db, orderId).flatMap(({ id, amount, to, origin, reason, status, created_at }) =>
    status === 'failed' ? [] : [{ id, amount, to, origin, reason, status, created_at }],
  );

/** The order's own paid payment. */
const ownPayment = (db: MockDb, order: StoredOrder) =>
  db.state.payments.find(({ pays, creditedAt }) => pays?.orderId === order.id && creditedAt !== null);

/** Whether the order's payment is disputed now; a lost dispute is a refund. */
export const isDisputed = (db: MockDb, order: StoredOrder): boolean => ownPayment(db, order)?.status === 'disputed';

/** How an order was paid; null if it is unpaid or free. */
export const paidBy = (db: MockDb, order: StoredOrder): PaidBy => {
  if (order.amount === 0) return null;
  const payment = ownPayment(db, order);
  if (payment) {
    const { provider, code } = payment;
    return { method: provider === 'manual' ? 'manual' : 'provider', title: titleOf(db, provider), code };
  }
  if (entriesOf(db, order).some(({ type }) => type === 'purchase'))
    return { method: 'wallet', title: REFUND_TITLES.wallet, code: null };
  const isConfirmed = order.status === 'completed' || order.status === 'refunded';
  return isConfirmed ? { method: 'manual', title: CONFIRMED_BY_HAND, code: null } : null;
};

/** The payments that an order's money can be refunded to, newest first, with their remaining cents. */
const sourcesOf = (db: MockDb, order: StoredOrder) => {
  if (!entriesOf(db, order).some(({ type }) => type === 'purchase')) return [];
  return db.state.payments
    .filter(({ userId, provider, creditedAt }) => userId === order.userId && provider !== 'manual' && creditedAt)
    .map((payment) => ({ payment, left: cents(payment.amount) - cents(payment.refunded) }))
    .filter(({ left }) => left > 0);
};

type Source = ReturnType<typeof sourcesOf>[number];

const largest = (sources: Source[]) => sources.toSorted((a, b) => b.left - a.left)[0];

export const sourceFor = (db: MockDb, order: StoredOrder, wanted: number): Source | undefined => {
  const sources = sourcesOf(db, order);
  return sources.find(({ left }) => left >= wanted) ?? largest(sources);
};

/** The available refund destinations of the order. */
export const refundChoices = (db: MockDb, order: StoredOrder): RefundChoice[] => {
  const left = cents(order.amount) - refundedCents(db, order.id);
  if (order.status !== 'completed' || left <= 0 || isDisputed(db, order)) return [];
  const source = largest(sourcesOf(db, order));
  const most = left / 100;
  return inRefundOrder(paidBy(db, order)?.method ?? 'manual', {
    wallet: db.account(order.userId) ? { to: 'wallet', title: REFUND_TITLES.wallet, most } : null,
    source: source ? { to: 'source', title: placeOf(db, source), most: Math.min(left, source.left) / 100 } : null,
    manual: { to: 'manual', title: REFUND_TITLES.manual, most },
  });
};

const placeOf = (db: MockDb, { payment }: Source): string => `${titleOf(db, payment.provider)} ${payment.code}`;

interface Wish {
  to: RefundTarget;
  cents: number;
  reason: string | null;
  withdraws: boolean;
}

/** Inserts a pending refund. */
export const openRefund = (
  db: MockDb,
  by: User | undefined,
  order: StoredOrder,
  { cents: amount, ...wish }: Wish,
  source?: Source,
): StoredRefund => {
  const payment = wish.to === 'manual' ? ownPayment(db, order) : source?.payment;
  const refund: StoredRefund = {
    id: crypto.randomUUID(),
    orderId: order.id,
    paymentId: payment?.id ?? null,
    amount: amount / 100,
    ...wish,
    origin: 'studio',
    title: source ? placeOf(db, source) : REFUND_TITLES[wish.to],
    status: 'pending',
    problem: null,
    by: by?.name ?? null,
    created_at: new Date().toISOString(),
  };
  db.state.refunds.push(refund);
  return refund;
};

const takeFile = (db: MockDb, order: StoredOrder): void => {
  if (endPart(db, order.id)) return;
  const download = db.state.downloads.find(({ id }) => id === order.download_id);
  if (!download) return;
  db.state.revoked[order.id] = download;
  db.state.downloads = db.state.downloads.filter(({ id }) => id !== download.id);
  order.download_id = null;
};

const routeOf = ({ to, title }: StoredRefund): RefundRoute => (to === 'source' ? { kind: to, title } : { kind: to });

/** Completes a refund: ledger, order, file, credit note and notification. */
export const settleRefund = (db: MockDb, order: StoredOrder, refund: StoredRefund): void => {
  const [{ userId, number }, minor] = [order, cents(refund.amount)];
  db.enter({ userId, type: 'refund', cents: minor, reference: `Order #${number}` });
  const payment = db.state.payments.find(({ id }) => id === refund.paymentId);
  if (payment) {
    payment.refunded = (cents(payment.refunded) + minor) / 100;
    payment.status = payment.refunded === payment.amount ? 'refunded' : 'partly_refunded';
  }
  if (refund.to !== 'wallet') {
    const reference = payment?.code ?? `Order #${number}, refunded directly`;
    db.enter({ userId, type: 'adjustment', cents: -minor, reference });
  }
  Object.assign(refund, { status: 'done', problem: null });
  const isWhole = refundedCents(db, order.id) >= cents(order.amount);
  if (isWhole) {
    order.status = 'refunded';
    order.history.push({ status: 'refunded', created_at: new Date().toISOString() });
  }
  if (refund.withdraws) takeFile(db, order);
  issueCreditNote(db, order, minor);
  db.notify(
    userId,
    refundNotification(order, moneyText(minor, db.state.paymentSettings.currency), routeOf(refund), isWhole),
  );
};

/** The whole remaining amount as a wallet refund, or why it cannot be refunded there. */
export const wholeOf = (db: MockDb, order: StoredOrder): number | string => {
  if (refundsOf(db, order.id).some(({ status }) => status === 'pending')) return REFUSALS.refundUnderWay;
  return cents(order.amount) - refundedCents(db, order.id);
};

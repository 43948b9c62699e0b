import type { OrderRefund, RefundChoice, RefundTarget, User } from '../../contract/generated/model.ts';
import type { Message } from '../../contract/i18n/message.ts';
import { moneyText, toAmount, toCents } from '../../contract/rules/money.ts';
import { REFUND_TITLES, type RefundRoute, refundNotification, sortByPreference } from '../../contract/rules/refunds.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { updateCommission } from './affiliates.ts';
import type { MockDb } from './db.ts';
import { issueCreditNote } from './invoices.ts';
import { toRefundShares } from './order-lines.ts';
import type { StoredOrder, StoredPayment, StoredRefund } from './order-state.ts';
import { findPayment, listEntries, toPaidBy, toPaidTitle } from './paid-by.ts';
import { refundedCents } from './refunded-cents.ts';
import { resolveRefundRequest } from './resolve-refund-request.ts';
import { revokeAccess } from './revoke-access.ts';
import { toChargedPart } from './second-currency.ts';

export const listRefunds = (db: MockDb, orderId: string): StoredRefund[] =>
  db.state.refunds.filter((refund) => refund.orderId === orderId);

/** As the customer sees them. */
export const toOwnRefunds = (db: MockDb, orderId: string): OrderRefund[] =>
  listRefunds(db, orderId).flatMap(({ id, line_id, amount, charged, to, origin, reason, status, created_at }) =>
    status === 'failed'
      ? []
      : [
          {
            id,
            line_id,
            amount,
            ...(charged === undefined ? {} : { charged }),
            to,
            origin,
            reason,
            status,
            created_at,
          },
        ],
  );

/** Whether the order's payment is disputed now; a lost dispute is a refund. */
export const isDisputed = (db: MockDb, order: StoredOrder): boolean => findPayment(db, order)?.status === 'disputed';

/** What can be refunded through a payment, in the shop's currency. */
const toRefundableCents = (db: MockDb, { id, amount, charge }: StoredOrder, payment: StoredPayment): number => {
  if (!charge) return toCents(payment.amount) - toCents(payment.refunded);
  return payment.pays?.orderId === id ? toCents(amount) - refundedCents(db, id) : 0;
};

/** The payments that an order's money can be refunded to, newest first, with their remaining cents. */
const listSources = (db: MockDb, order: StoredOrder) => {
  if (!listEntries(db, order).some(({ type }) => type === 'purchase')) return [];
  return db.state.payments
    .filter(({ userId, provider, creditedAt }) => userId === order.userId && provider !== 'manual' && creditedAt)
    .map((payment) => ({ payment, left: toRefundableCents(db, order, payment) }))
    .filter(({ left: remaining }) => remaining > 0);
};

type Source = ReturnType<typeof listSources>[number];

const largest = (sources: Source[]) => sources.toSorted((a, b) => b.left - a.left)[0];

export const findRefundSource = (db: MockDb, order: StoredOrder, wantedCents: number): Source | undefined => {
  const sources = listSources(db, order);
  return sources.find(({ left: remaining }) => remaining >= wantedCents) ?? largest(sources);
};

/** The available refund destinations of the order. */
export const refundChoices = (db: MockDb, order: StoredOrder): RefundChoice[] => {
  const remaining = toCents(order.amount) - refundedCents(db, order.id);
  if (order.status !== 'completed' || remaining <= 0 || isDisputed(db, order)) return [];
  const source = largest(listSources(db, order));
  const maxAmount = toAmount(remaining);
  return sortByPreference(toPaidBy(db, order)?.method ?? 'manual', {
    wallet: db.account(order.userId) ? { to: 'wallet', title: String(REFUND_TITLES.wallet), most: maxAmount } : null,
    source: source
      ? { to: 'source', title: toSourceTitle(db, source), most: toAmount(Math.min(remaining, source.left)) }
      : null,
    manual: { to: 'manual', title: String(REFUND_TITLES.manual), most: maxAmount },
  });
};

const toSourceTitle = (db: MockDb, { payment }: Source): string =>
  `${toPaidTitle(db, payment.provider)} ${payment.code}`;

interface RefundRequest {
  /** null for the whole order */
  line_id: string | null;
  to: RefundTarget;
  cents: number;
  reason: string | null;
  withdraws: boolean;
}

/** Inserts a pending refund. */
export const createRefund = (
  db: MockDb,
  by: User | undefined,
  order: StoredOrder,
  { cents: amount, ...request }: RefundRequest,
  source?: Source,
): StoredRefund => {
  const payment = request.to === 'manual' ? findPayment(db, order) : source?.payment;
  const refund: StoredRefund = {
    id: crypto.randomUUID(),
    orderId: order.id,
    paymentId: payment?.id ?? null,
    amount: toAmount(amount),
    ...toChargedPart(db, order, amount),
    ...request,
    origin: 'studio',
    title: source ? toSourceTitle(db, source) : String(REFUND_TITLES[request.to]),
    status: 'pending',
    problem: null,
    by: by?.name ?? null,
    created_at: new Date().toISOString(),
  };
  db.state.refunds.push(refund);
  resolveRefundRequest(db, refund);
  return refund;
};

const toRoute = ({ to, title }: StoredRefund): RefundRoute => (to === 'source' ? { kind: to, title } : { kind: to });

/** What the customer gets back: the wallet is in the shop's currency, anything else in that of the order's charge. */
const toReturned = (db: MockDb, { charge }: StoredOrder, { amount, charged, to }: StoredRefund) =>
  charge && charged !== undefined && to !== 'wallet'
    ? moneyText(toCents(charged), charge.currency)
    : moneyText(toCents(amount), db.state.paymentSettings.currency);

/** Completes a refund: ledger, order, file, credit note and notification. */
export const settleRefund = (db: MockDb, order: StoredOrder, refund: StoredRefund): void => {
  const [{ userId, number }, minor] = [order, toCents(refund.amount)];
  db.postEntry({ userId, type: 'refund', cents: minor, reference: `Order #${number}`, refundId: refund.id });
  const payment = db.state.payments.find(({ id }) => id === refund.paymentId);
  if (payment) {
    payment.refunded = toAmount(toCents(payment.refunded) + toCents(refund.charged ?? refund.amount));
    payment.status = payment.refunded === payment.amount ? 'refunded' : 'partly_refunded';
  }
  if (refund.to !== 'wallet') {
    const reference = payment?.code ?? `Order #${number}, refunded directly`;
    db.postEntry({ userId, type: 'adjustment', cents: -minor, reference });
  }
  Object.assign(refund, { status: 'done', problem: null });
  const isFull = refundedCents(db, order.id) >= toCents(order.amount);
  if (isFull) {
    order.status = 'refunded';
    order.history.push({ status: 'refunded', created_at: new Date().toISOString() });
  }
  if (refund.withdraws) revokeAccess(db, order, refund.line_id);
  updateCommission(db, order);
  const chargeCents = refund.charged === undefined ? undefined : toCents(refund.charged);
  issueCreditNote(db, order, { cents: minor, centsByLine: toRefundShares(db, order, refund.id), chargeCents });
  db.notify(userId, refundNotification(order, toReturned(db, order, refund), toRoute(refund), isFull));
};

/** The whole remaining amount as a wallet refund, or why it cannot be refunded there. */
export const toFullRefundCents = (db: MockDb, order: StoredOrder): number | Message => {
  if (listRefunds(db, order.id).some(({ status }) => status === 'pending')) return REFUSALS.refundUnderWay;
  return toCents(order.amount) - refundedCents(db, order.id);
};

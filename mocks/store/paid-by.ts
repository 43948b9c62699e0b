import type { InvoicePayment, PaidBy, PaymentProvider } from '../../contract/generated/model.ts';
import type { Message } from '../../contract/i18n/message.ts';
import { PAID_TITLES, PROVIDER_TITLES } from '../../contract/rules/provider-titles.ts';
import { CONFIRMED_MANUALLY, REFUND_TITLES } from '../../contract/rules/refunds.ts';
import type { MockDb } from './db.ts';
import type { StoredOrder } from './order-state.ts';

const toTitle =
  (titles: Readonly<Record<PaymentProvider, Message>>) =>
  ({ state: { paymentSettings } }: MockDb, provider: PaymentProvider): string =>
    (provider === 'manual' && paymentSettings.manualTitle) || String(titles[provider]);

export const toMethodTitle = toTitle(PROVIDER_TITLES);
export const toPaidTitle = toTitle(PAID_TITLES);

export const listEntries = (db: MockDb, { userId, number }: StoredOrder) =>
  db.state.walletEntries.filter((entry) => entry.userId === userId && entry.reference === `Order #${number}`);

/** The order's own paid payment. */
export const findPayment = (db: MockDb, order: StoredOrder) =>
  db.state.payments.find(({ pays, creditedAt }) => pays?.orderId === order.id && creditedAt !== null);

/** How an order was paid; null if it is unpaid or free. */
export const toPaidBy = (db: MockDb, order: StoredOrder): PaidBy => {
  if (order.amount === 0) return null;
  const payment = findPayment(db, order);
  if (payment) {
    const { provider, code } = payment;
    return { method: provider === 'manual' ? 'manual' : 'provider', title: toPaidTitle(db, provider), code };
  }
  if (listEntries(db, order).some(({ type }) => type === 'purchase'))
    return { method: 'wallet', title: String(REFUND_TITLES.wallet), code: null };
  const isConfirmed = order.status === 'completed' || order.status === 'refunded';
  return isConfirmed ? { method: 'manual', title: String(CONFIRMED_MANUALLY), code: null } : null;
};

/** How a paid order's invoice says that it was paid; with a payment of its own on the day it arrived. */
export const toInvoicePayment = (db: MockDb, order: StoredOrder, issuedAt: string): InvoicePayment | undefined => {
  const paidBy = toPaidBy(db, { ...order, status: 'completed' });
  if (!paidBy) return undefined;
  const { method, title, code } = paidBy;
  const fallback = method === 'wallet' ? order.created_at : issuedAt;
  return { title, code, paid_at: findPayment(db, order)?.creditedAt ?? fallback };
};

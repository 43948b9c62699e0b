import type {
  AdminPaymentDetail,
  OrderCharge,
  Payment,
  PaymentProvider,
  PaymentSettings,
} from '../../contract/generated/model.ts';
import { msg } from '../../contract/i18n/macros.ts';
import type { Message } from '../../contract/i18n/message.ts';
import { findChargeProblem } from '../../contract/rules/charge-limits.ts';
import { moneyText, toAmount, toCents } from '../../contract/rules/money.ts';
import { orderNotification } from '../../contract/rules/order-transitions.ts';
import { updateCommission } from './affiliates.ts';
import { findCustomer } from './customers.ts';
import type { MockDb } from './db.ts';
import { deliverPurchase } from './gifts.ts';
import { creditInvoicePayment, toPaidInvoice } from './invoice-links.ts';
import { issueCreditNote, issueInvoice } from './invoices.ts';
import { firstDownloadId } from './order-lines.ts';
import type { StoredPayment } from './order-state.ts';
import { toMethodTitle } from './paid-by.ts';
import { applyChange } from './plan-changes.ts';

/** Nothing is stored yet: the demo's provider pays, and the owner has entered no texts. */
export const defaultPaymentSettings = (): PaymentSettings => ({
  manualEnabled: false,
  manualTitle: '',
  manualInstructions: '',
  fees: [],
  currency: 'USD',
  currencyFixed: true,
  off: [],
  connected: ['demo'],
  version: 0,
  updated_at: null,
  invoice: null,
  secondCurrency: null,
});

const PREFIXES = { demo: 'DEMO', manual: 'TRANSFER', stripe: 'STRIPE', sslcommerz: 'SSLC' } as const;
/** The payment methods, with the default first. */
export const paymentMethods = (db: MockDb) => {
  const { connected, off, manualEnabled } = db.state.paymentSettings;
  const names: PaymentProvider[] = [
    ...connected.filter((name) => !off.includes(name)),
    ...(manualEnabled && !off.includes('manual') ? ['manual' as const] : []),
  ];
  return names.map((provider) => ({ provider, title: toMethodTitle(db, provider) }));
};

/** Why the provider would refuse an amount; undefined when it accepts it. */
export const chargeRefusal = (
  db: MockDb,
  provider: PaymentProvider,
  cents: number,
  currency: string = db.state.paymentSettings.currency,
): Message | undefined => findChargeProblem({ provider, title: toMethodTitle(db, provider) }, cents, currency);

const newCode = (provider: PaymentProvider) =>
  `${PREFIXES[provider]}-${crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;

/** A new payment; the demo's is paid already. */
export const createPayment = (
  db: MockDb,
  userId: string,
  provider: PaymentProvider,
  cents: number,
  { pays, invoiceId, charge }: Pick<StoredPayment, 'pays' | 'invoiceId'> & { charge?: OrderCharge | undefined } = {},
): StoredPayment => {
  const [at, code] = [new Date().toISOString(), newCode(provider)];
  const paid = provider === 'demo';
  const payment: StoredPayment = {
    userId,
    id: crypto.randomUUID(),
    code,
    provider,
    purpose: pays ? 'order' : invoiceId === undefined ? 'top-up' : 'invoice',
    amount: charge?.total ?? toAmount(cents),
    fee: null,
    refunded: 0,
    currency: charge?.currency ?? db.state.paymentSettings.currency,
    status: paid ? 'paid' : 'pending',
    hold: null,
    created_at: at,
    creditedAt: paid ? at : null,
    reference: code,
    reason: null,
    transferNumber: null,
    events: [],
    ...(pays ? { pays } : {}),
    ...(invoiceId === undefined ? {} : { invoiceId }),
  };
  db.state.payments.unshift(payment);
  if (provider === 'manual' && invoiceId === undefined) {
    const text = pays
      ? msg`Send the transfer and enter its number so that we can complete your order.`
      : msg`Send the transfer and enter its number so that we can add the money.`;
    const href = `/dashboard/payments/${payment.id}`;
    db.notify(userId, { kind: pays ? 'order' : 'wallet', title: msg`Finish your transfer`, text, href });
  }
  return payment;
};

export const addEvent = (payment: StoredPayment, kind: string): void => {
  payment.events.push({ id: payment.events.length + 1, kind, created_at: new Date().toISOString() });
};

/** Moves the order of a payment to its final status, and notifies the customer. */
const settleOrder = (db: MockDb, { userId, pays }: StoredPayment, status: 'completed' | 'cancelled'): void => {
  const order = db.state.orders.find(({ id }) => id === pays?.orderId);
  if (!pays || !order) return;
  if (status === 'completed' && pays.change) {
    for (const line of order.lines) line.download_id = pays.change.downloadId;
    applyChange(db, { ...pays.change, at: new Date() });
  } else if (status === 'completed') deliverPurchase(db, order, [pays.download, ...(pays.otherDownloads ?? [])]);
  order.status = status;
  order.history.push({ status, created_at: new Date().toISOString() });
  db.notify(userId, orderNotification(order, status, null));
  updateCommission(db, order);
  if (status === 'completed') issueInvoice(db, order);
  else if (order.dueOn) issueCreditNote(db, order);
};

/** The payment was rejected: the pending order is cancelled. */
export const cancelUnpaid = (db: MockDb, payment: StoredPayment): void => settleOrder(db, payment, 'cancelled');

/** The payment counts from now on. */
export const creditPayment = (db: MockDb, payment: StoredPayment): void => {
  const { userId, code, pays } = payment;
  if (payment.invoiceId !== undefined) {
    creditInvoicePayment(db, payment);
    return;
  }
  if (pays) {
    const order = db.state.orders.find(({ id }) => id === pays.orderId);
    // In the shop's currency, also for an order that was charged in another one.
    const cents = toCents(order?.amount ?? payment.amount);
    // The credit, and what it was spent on.
    db.postEntry({ userId, type: 'deposit', cents, reference: code });
    db.postEntry({ userId, type: 'purchase', cents: -cents, reference: `Order #${order?.number}` });
    Object.assign(payment, { status: 'paid', hold: null, creditedAt: new Date().toISOString() });
    settleOrder(db, payment, 'completed');
    return;
  }
  const cents = toCents(payment.amount);
  db.postEntry({ userId, type: 'deposit', cents, reference: code });
  const text = msg`${moneyText(cents, db.state.paymentSettings.currency)} was added to your wallet.`;
  db.notify(userId, { kind: 'wallet', title: msg`Funds added`, text, href: '/dashboard/wallet' });
  Object.assign(payment, { status: 'paid', hold: null, creditedAt: new Date().toISOString() });
};

/** As its customer sees it. */
export const toPayment = (db: MockDb, payment: StoredPayment): Payment => {
  const {
    id,
    code,
    provider,
    purpose,
    amount,
    currency,
    status,
    hold,
    reason,
    transferNumber,
    created_at: createdAt,
  } = payment;
  const isPending = status === 'pending';
  const order = db.state.orders.find((candidate) => candidate.id === payment.pays?.orderId);
  return {
    id,
    code,
    provider,
    title: toMethodTitle(db, provider),
    purpose,
    amount,
    currency,
    status,
    reason,
    transferNumber,
    order: order
      ? {
          id: order.id,
          number: order.number,
          product_id: order.product_id,
          product_name: order.product_name,
          download_id: firstDownloadId(order),
        }
      : null,
    waiting: isPending && hold !== null,
    checkoutUrl: isPending && provider !== 'manual' ? db.providerPage : null,
    instructions: provider === 'manual' && isPending ? db.state.paymentSettings.manualInstructions : null,
    created_at: createdAt,
  };
};

/** As the administration sees it. */
export const toAdminPayment = (
  db: MockDb,
  { userId, pays, invoiceId, ...payment }: StoredPayment,
): AdminPaymentDetail => {
  const order = db.state.orders.find(({ id }) => id === pays?.orderId);
  const paid = order ? { id: order.id, number: order.number, product_name: order.product_name } : null;
  return { ...payment, customer: findCustomer(db, userId), order: paid, invoice: toPaidInvoice(db, invoiceId) };
};

import type { PaymentMethods, PaymentProvider } from '../../contract/generated/model.ts';
import { toCents } from '../../contract/rules/money.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, invalidField } from '../problems.ts';
import type { MockDb } from './db.ts';
import type { StoredPayment } from './order-state.ts';
import { paymentMethods } from './payments.ts';

/** How orders are taken on invoice; nothing while they are not. */
export const toInvoiceTerms = (db: MockDb): Pick<PaymentMethods, 'invoice'> => {
  const { invoice } = db.state.paymentSettings;
  return invoice && paymentMethods(db).some(({ provider }) => provider === 'manual') ? { invoice } : {};
};

/** Why an order is not taken on invoice; undefined when it is, or is paid immediately. */
export const checkOnInvoice = (
  db: MockDb,
  { onInvoice, provider }: { onInvoice?: boolean; provider?: PaymentProvider },
  cents: number,
) => {
  if (!onInvoice) return undefined;
  const { invoice } = toInvoiceTerms(db);
  const isOffered = provider === 'manual' && invoice !== undefined && cents <= toCents(invoice.maximum);
  return isOffered ? undefined : invalidField('onInvoice', REFUSALS.notOnInvoice);
};

/** Why money does not complete a cancelled order: its invoice was credited. */
export const checkCreditedInvoice = (db: MockDb, { pays }: StoredPayment) => {
  const order = db.state.orders.find(({ id }) => id === pays?.orderId);
  return order?.status === 'cancelled' && order.dueOn ? conflict(REFUSALS.orderInvoiceCancelled) : undefined;
};

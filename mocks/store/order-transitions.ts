import type { OrderStatus, User } from '../../contract/generated/model.ts';
import type { Message } from '../../contract/i18n/message.ts';
import { returnsMoney } from '../../contract/rules/admin-rights.ts';
import { moneyText, toCents } from '../../contract/rules/money.ts';
import { orderNotification } from '../../contract/rules/order-transitions.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import type { MockDb } from './db.ts';
import { createEntitlement } from './entitlements.ts';
import { issueCreditNote, issueInvoice } from './invoices.ts';
import { allPlans } from './product-plans.ts';
import {
  createRefund,
  findRefundSource,
  isDisputed,
  refundChoices,
  settleRefund,
  toFullRefundCents,
} from './refunds.ts';
import { revokeAccess } from './revoke-access.ts';
import type { StoredOrder as MockOrder } from './state.ts';

/** The ledger entries of an order, found by its number. */
export const listMovements = (db: MockDb, order: MockOrder) =>
  db.state.walletEntries.filter(
    ({ userId, reference }) => userId === order.userId && reference === `Order #${order.number}`,
  );

/**
 * Delivers the file to the customer, unless it was delivered already or the order was for work; false when there is no
 * file.
 */
const deliverOrder = (db: MockDb, order: MockOrder): boolean => {
  if (order.product_id === null || order.download_id !== null) return true;
  const entry = db.state.catalogue.find(({ product }) => product.id === order.product_id);
  if (!entry?.file) return false;
  const id = crypto.randomUUID();
  const created_at = new Date().toISOString();
  const plan = allPlans(entry).find(({ id }) => id === order.plan_id);
  const planWithoutId = order.tier === null ? null : { id: null, name: order.tier, price: 0, period: 'once' };
  const heldPlan = plan && order.tier !== null ? { ...plan, name: order.tier } : planWithoutId;
  db.state.downloads.unshift({
    userId: order.userId,
    id,
    file_name: entry.file.name,
    download_count: 0,
    created_at,
    size_bytes: entry.file.size_bytes,
    product_name: order.product_name,
    version: entry.product.version,
    rights: heldPlan ? createEntitlement(heldPlan, created_at) : null,
    missed: null,
  });
  order.download_id = id;
  return true;
};

/** Why an order without an account, or a guest's, cannot change its status. */
const findRefusal = (db: MockDb, order: MockOrder, to: OrderStatus, returned: number): Message | undefined => {
  const isGuest = order.userId in db.state.guests;
  if (returned > 0) return isGuest ? REFUSALS.guestHasNoWallet : REFUSALS.walletDeleted;
  return to === 'completed' && order.product_id !== null && !isGuest ? REFUSALS.customerDeleted : undefined;
};

/** Refunds the rest to the original payment method, and removes access. */
const refundRemainder = (db: MockDb, order: MockOrder, cents: number, by: User): number => {
  const to = refundChoices(db, order)[0]?.to ?? 'manual';
  const source = to === 'source' ? findRefundSource(db, order, cents) : undefined;
  settleRefund(db, order, createRefund(db, by, order, { to, cents, reason: null, withdraws: true }, source));
  return cents;
};

/** The cents that a refund of the whole order returns, 0 for another status, or the message why nothing is returned. */
const wholeRefund = (db: MockDb, order: MockOrder, to: OrderStatus): number | Message => {
  if (returnsMoney(to) && isDisputed(db, order)) return REFUSALS.paymentDisputed;
  return to === 'refunded' ? toFullRefundCents(db, order) : 0;
};

/** Changes an order's status; returns the refunded cents, or the message why it cannot. */
export const changeOrderStatus = (db: MockDb, order: MockOrder, to: OrderStatus, by: User): number | Message => {
  const owner = db.account(order.userId);
  const cents = toCents(order.amount);
  const paid = listMovements(db, order).some(({ type }) => type === 'purchase');
  const refundable = wholeRefund(db, order, to);
  if (typeof refundable !== 'number') return refundable;
  const returned = to === 'cancelled' && paid ? cents : refundable;
  // Refunds go to the original payment method, with an account or without.
  const refusal = owner || refundable > 0 ? undefined : findRefusal(db, order, to, returned);
  if (refusal) return refusal;
  if (to === 'completed' && !deliverOrder(db, order)) return REFUSALS.noFileToHandOver;
  if (to === 'refunded' && returned > 0) return refundRemainder(db, order, returned, by);
  if (to === 'refunded' || to === 'cancelled') revokeAccess(db, order);
  if (returned > 0)
    db.postEntry({ userId: order.userId, type: 'refund', cents: returned, reference: `Order #${order.number}` });
  order.status = to;
  order.history.push({ status: to, created_at: new Date().toISOString() });
  if (to === 'completed') issueInvoice(db, order);
  if (returned > 0) issueCreditNote(db, order);
  if (owner)
    db.notify(
      order.userId,
      orderNotification(order, to, returned > 0 ? moneyText(returned, db.state.paymentSettings.currency) : null),
    );
  return returned;
};

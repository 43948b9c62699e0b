import type { OrderStatus, User } from '../../contract/generated/model.ts';
import type { Message } from '../../contract/i18n/message.ts';
import { returnsMoney } from '../../contract/rules/admin-rights.ts';
import { moneyText, toCents } from '../../contract/rules/money.ts';
import { orderNotification } from '../../contract/rules/order-transitions.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { updateCommission } from './affiliates.ts';
import { createDownload } from './create-download.ts';
import type { MockDb } from './db.ts';
import { startGift } from './gifts.ts';
import { issueCreditNote, issueInvoice } from './invoices.ts';
import type { StoredOrder as MockOrder } from './order-state.ts';
import {
  createRefund,
  findRefundSource,
  isDisputed,
  refundChoices,
  settleRefund,
  toFullRefundCents,
} from './refunds.ts';
import { revokeAccess } from './revoke-access.ts';

/** The ledger entries of an order, found by its number. */
export const listMovements = (db: MockDb, order: MockOrder) =>
  db.state.walletEntries.filter(
    ({ userId, reference }) => userId === order.userId && reference === `Order #${order.number}`,
  );

/** Delivers the files that the customer does not have yet; lines for work have none. False when one is missing. */
const deliverOrder = (db: MockDb, { userId, lines }: MockOrder): boolean => {
  const undelivered = lines.filter(({ product_id, download_id }) => product_id !== null && download_id === null);
  const files = undelivered.map((line) => ({ line, download: createDownload(db, userId, line) }));
  if (files.some(({ download }) => !download)) return false;
  for (const { line, download } of files.toReversed()) {
    if (!download) continue;
    db.state.downloads.unshift(download);
    line.download_id = download.id;
  }
  return true;
};

/** Why an order without an account, or a guest's, cannot change its status. */
const findRefusal = (db: MockDb, order: MockOrder, to: OrderStatus, returned: number): Message | undefined => {
  const isGuest = order.userId in db.state.guests;
  if (returned > 0) return isGuest ? REFUSALS.guestHasNoWallet : REFUSALS.walletDeleted;
  const hasFiles = order.lines.some(({ product_id }) => product_id !== null);
  return to === 'completed' && hasFiles && !isGuest ? REFUSALS.customerDeleted : undefined;
};

/** Refunds the rest to the original payment method, and removes access. */
const refundRemainder = (db: MockDb, order: MockOrder, cents: number, by: User): number => {
  const to = refundChoices(db, order)[0]?.to ?? 'manual';
  const source = to === 'source' ? findRefundSource(db, order, cents) : undefined;
  const request = { line_id: null, to, cents, reason: null, withdraws: true };
  settleRefund(db, order, createRefund(db, by, order, request, source));
  return cents;
};

/** The cents that a refund of the whole order returns, 0 for another status, or the message why nothing is returned. */
const wholeRefund = (db: MockDb, order: MockOrder, to: OrderStatus): number | Message => {
  if (returnsMoney(to) && isDisputed(db, order)) return REFUSALS.paymentDisputed;
  return to === 'refunded' ? toFullRefundCents(db, order) : 0;
};

/** Money was returned, or an order on invoice was cancelled before it was paid. */
const isCredited = ({ dueOn }: MockOrder, to: OrderStatus, returned: number): boolean =>
  returned > 0 || (to === 'cancelled' && dueOn !== undefined);

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
  const isGift = order.id in db.state.gifts;
  if (to === 'completed' && !isGift && !deliverOrder(db, order)) return REFUSALS.noFileToDeliver;
  if (to === 'refunded' && returned > 0) return refundRemainder(db, order, returned, by);
  if (to === 'refunded' || to === 'cancelled') revokeAccess(db, order);
  if (returned > 0)
    db.postEntry({ userId: order.userId, type: 'refund', cents: returned, reference: `Order #${order.number}` });
  order.status = to;
  order.history.push({ status: to, created_at: new Date().toISOString() });
  updateCommission(db, order);
  if (to === 'completed') startGift(db, order.id);
  if (to === 'completed') issueInvoice(db, order);
  if (isCredited(order, to, returned)) issueCreditNote(db, order);
  if (owner)
    db.notify(
      order.userId,
      orderNotification(order, to, returned > 0 ? moneyText(returned, db.state.paymentSettings.currency) : null),
    );
  return returned;
};

import type { Transaction } from 'kysely';
import type { ActivityAction } from '../../../../contract/generated/model.ts';
import { moneyText, toAmount } from '../../../../contract/rules/money.ts';
import { canTransition, orderNotification as describeOrder } from '../../../../contract/rules/order-transitions.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { grantEntitlement } from '../../db/grant-entitlements.ts';
import { findGift } from '../../db/order-gifts.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { findGuest } from '../../guests/guests.repository.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { type NewNotification, notify } from '../activity/notifications.repository.ts';
import { updateCommission } from '../billing/affiliates.service.ts';
import { walletFullError } from '../billing/amount-limits.service.ts';
import { isDisputed } from '../billing/disputes.repository.ts';
import { issueCreditNote, issueInvoice } from '../billing/issue-invoice.service.ts';
import { creditUnpaidInvoice } from '../billing/order-invoices.service.ts';
import { hasPurchaseEntry, postEntry } from '../billing/wallet.repository.ts';
import { revokeEntitlement } from './entitlements.repository.ts';
import { startGift } from './gift-delivery.service.ts';
import { listLines, type OrderLineRow } from './order-lines.repository.ts';
import {
  findCurrentFile,
  findFileByName,
  hasDownload,
  type LockedOrder,
  lockOrder,
} from './order-transitions.repository.ts';
import { insertDownload, updateOrderStatus } from './orders.repository.ts';
import { isPlanChange } from './plan-changes.repository.ts';
import { refundInFull } from './refunds.service.ts';
import type { RefundDeps } from './request-refund.service.ts';

/** The customer's notification of a new order status. `returnedCents` is 0 when no money was returned. */
async function orderNotification(
  tx: Transaction<Database>,
  order: LockedOrder,
  status: OrderStatus,
  returnedCents: number,
): Promise<NewNotification> {
  const returned = returnedCents > 0 ? moneyText(returnedCents, await findShopCurrency(tx)) : null;
  const { product_name } = await translateNames(tx, order);
  const { text, ...rest } = describeOrder({ ...order, product_name }, status, returned);
  return { ...rest, body: text };
}

const AUDIT_ACTIONS: Partial<Record<OrderStatus, ActivityAction>> = {
  refunded: 'order.refund',
  cancelled: 'order.cancel',
};

export interface StatusChange {
  actorId: string;
  orderId: string;
  /** the status that the administrator saw */
  from: OrderStatus;
  to: OrderStatus;
}

/**
 * Changes the status of an order: money, file, history, notification and audit row change in one transaction.
 * @throws AppError 404 for an unknown order, 409 for a transition that is not (or no longer) possible
 */
export async function changeOrderStatus(deps: RefundDeps, change: StatusChange): Promise<void> {
  const { actorId, orderId, from, to } = change;
  if (to === 'refunded' && (await refundInFull(deps, change))) return;
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw notFound();
    if (order.status !== from) throw conflict(REFUSALS.stale);
    if (!canTransition(from, to)) throw conflict(REFUSALS.noTransition(from, to));
    const refundedCents = await applyTransition(tx, order, to, at);
    await recordChange(tx, {
      actorId,
      action: AUDIT_ACTIONS[to] ?? 'order.update',
      subject: 'order',
      subjectId: order.id,
      label: `Order #${order.number}`,
      before: { status: from },
      after: { status: to, ...(refundedCents > 0 ? { returned: toAmount(refundedCents) } : {}) },
      at,
    });
    await recordTransition(deps, tx, order, to, refundedCents, at);
  });
}

async function recordTransition(
  deps: Pick<RefundDeps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  order: LockedOrder,
  to: OrderStatus,
  refundedCents: number,
  at: Date,
) {
  await updateOrderStatus(tx, order.id, to, at);
  if (to === 'completed') for (const { id } of await listLines(tx, order.id)) await grantEntitlement(tx, id, at);
  if (to === 'completed') await startGift(deps, tx, order.id, at);
  const notification = await orderNotification(tx, order, to, refundedCents);
  if (order.user_id !== null) await notify(tx, [order.user_id], notification, at);
  await updateCommission(tx, order.id, at);
  if (to === 'completed') await issueInvoice(tx, { orderId: order.id, at });
  if (refundedCents > 0) await issueCreditNote(tx, { orderId: order.id, cents: refundedCents, at });
  else if (to === 'cancelled') await creditUnpaidInvoice(tx, order.id, at);
}

/** The effects of a status; returns how many cents were returned to the wallet. */
async function applyTransition(
  tx: Transaction<Database>,
  order: LockedOrder,
  to: OrderStatus,
  at: Date,
): Promise<number> {
  const lines = await listLines(tx, order.id);
  if (to === 'completed' && !(await findGift(tx, order.id)))
    for (const line of lines) await deliverFile(tx, line, { userId: order.user_id, at });
  if (to !== 'refunded' && to !== 'cancelled') return 0;
  if (await isDisputed(tx, order.id)) throw conflict(REFUSALS.paymentDisputed);
  for (const { id } of lines) await revokeEntitlement(tx, id, at);
  const refundCents = to === 'cancelled' && (await hasPurchaseEntry(tx, order.id)) ? order.amount_cents : 0;
  if (refundCents > 0) await refundToWallet(tx, order, refundCents, at);
  return refundCents;
}

async function refundToWallet(tx: Transaction<Database>, order: LockedOrder, cents: number, at: Date): Promise<void> {
  if (order.user_id === null) throw conflict(REFUSALS.walletDeleted);
  if (await findGuest(tx, order.user_id)) throw conflict(REFUSALS.guestHasNoWallet);
  const balance = await postEntry(tx, {
    userId: order.user_id,
    kind: 'refund',
    cents,
    reference: `Order #${order.number}`,
    orderId: order.id,
    at,
  });
  if (balance === undefined) throw await walletFullError(tx);
}

/** Delivers the file of a line, unless it already has one or is for a service without a file. */
async function deliverFile(
  tx: Transaction<Database>,
  line: OrderLineRow,
  { userId, at }: { userId: string | null; at: Date },
): Promise<void> {
  if (line.product_id === null || (await hasDownload(tx, line.id)) || (await isPlanChange(tx, line.id))) return;
  if (userId === null) throw conflict(REFUSALS.customerDeleted);
  const file = await findDeliverableFile(tx, line.product_id, line);
  if (!file) throw conflict(REFUSALS.noFileToDeliver);
  await insertDownload(tx, {
    user_id: userId,
    file_id: file.file_id,
    product_id: line.product_id,
    product_name: line.product_name,
    version: file.version,
    line_id: line.id,
    created_at: at,
  });
}

async function findDeliverableFile(tx: Transaction<Database>, productId: number, { product_name, tier }: OrderLineRow) {
  // A line without a plan is for a companion of the product.
  const companion = tier === null ? await findFileByName(tx, productId, product_name) : undefined;
  return companion ?? findCurrentFile(tx, productId);
}

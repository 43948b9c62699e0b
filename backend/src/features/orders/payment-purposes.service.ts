import type { Transaction } from 'kysely';
import { toMessage } from '../../../../contract/i18n/message.ts';
import { orderNotification } from '../../../../contract/rules/order-transitions.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { createOrderLink } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { conflict } from '../../lib/errors.ts';
import { unpaidOrderMail } from '../../mail/order-messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findDueDay, hasCreditNote } from '../billing/invoice-orders.repository.ts';
import { invoicePurpose } from '../billing/invoice-purpose.service.ts';
import { creditUnpaidInvoice } from '../billing/order-invoices.service.ts';
import type { PaymentPurpose, SettlementDeps } from '../billing/settlement.service.ts';
import { topUpPurpose } from '../billing/top-up.service.ts';
import { insertDirectPurchase } from '../billing/wallet.repository.ts';
import { completeOrder } from './complete-order.service.ts';
import { lockPayableOrder, type PayableOrder, updateOrderStatus } from './orders.repository.ts';
import { markRenewed, type RenewalDeps, recordFailure } from './renewal-attempts.service.ts';
import { lockRenewalOfOrder } from './renewals.repository.ts';

const PAYABLE_STATUSES: readonly OrderStatus[] = ['pending', 'processing'];
const UNPAID_STATUSES: readonly OrderStatus[] = ['pending', 'cancelled'];

/**
 * Payments of orders: the money completes the order on its fixed terms. If the order is no longer waiting, the money is
 * held for the owner, who may accept it: an order cancelled because it was unpaid is then completed after all.
 */
const orderPurpose = (deps: RenewalDeps): PaymentPurpose => ({
  credit: async (tx, { user_id: userId, order_id, hold, amount_minor, book_minor, code }, at) => {
    if (userId === null) return 'account';
    const order = order_id === null ? undefined : await lockPayableOrder(tx, order_id);
    if (!order) return 'order';
    // Only the owner can accept these.
    const isReopened = (hold === 'order' || hold === 'transfer') && order.status === 'cancelled';
    if (!isReopened && !PAYABLE_STATUSES.includes(order.status)) return 'order';
    if (isReopened && (await hasCreditNote(tx, order.id))) throw conflict(REFUSALS.orderInvoiceCancelled);
    await updateOrderStatus(tx, order.id, 'completed', at);
    // The ledger is in the shop's currency.
    await insertDirectPurchase(tx, { userId, cents: book_minor ?? amount_minor, code, at }, order);
    await completeOrder(deps, tx, { ...order, user_id: userId, isCrediting: true }, at);
    const renewal = await lockRenewalOfOrder(tx, order.id);
    if (renewal) await markRenewed(tx, renewal.id, at);
    return null;
  },

  handleUnpaid: async (tx, { order_id, reason }, at) => {
    const order = order_id === null ? undefined : await lockPayableOrder(tx, order_id);
    if (!order) return;
    // An order that the studio has started to process stays as it is, unless its unpaid invoice would stay as well.
    const isProcessedUnpaid = order.status === 'processing' && (await findDueDay(tx, order.id)) !== undefined;
    if (!isProcessedUnpaid && !UNPAID_STATUSES.includes(order.status)) return;
    // The studio cancelled it before, so the customer is notified only if the owner rejects the late money.
    if (order.status === 'cancelled' && reason === null) return;
    const isCancelled = order.status !== 'cancelled';
    if (isCancelled) await updateOrderStatus(tx, order.id, 'cancelled', at);
    await notifyUnpaid(deps, tx, { ...order, reason }, at);
    // Last, because the number of the credit note is locked until the end.
    if (isCancelled) await creditUnpaidInvoice(tx, order.id, at);
  },
});

/** Notifies the customer that an unpaid order was cancelled. */
async function notifyUnpaid(
  deps: RenewalDeps,
  tx: Transaction<Database>,
  order: PayableOrder & { reason: string | null },
  at: Date,
): Promise<void> {
  const { reason } = order;
  if (order.user_id === null) return;
  const renewal = await lockRenewalOfOrder(tx, order.id);
  // The email about the attempt says what follows.
  if (renewal) return recordFailure(deps, tx, renewal, reason ?? REFUSALS.chargeDeclined, at);
  const { product_name } = await translateNames(tx, order);
  const { text: body, ...notification } = orderNotification({ ...order, product_name }, 'cancelled', null);
  await notify(tx, [order.user_id], { ...notification, body }, at);
  const recipient = await findMailbox(tx, order.user_id);
  if (!recipient) return;
  const { link } = await createOrderLink(deps, tx, { userId: order.user_id, href: notification.href }, at);
  await deps.mail.send(
    unpaidOrderMail(
      recipient,
      { ...order, product_name, reason: reason === null ? null : toMessage(reason), link },
      at,
    ),
    tx,
  );
}

/** Everything that can be paid through a provider. */
export const paymentPurposes = (deps: RenewalDeps & Pick<Deps, 'clock'>): SettlementDeps['purposes'] => ({
  'top-up': topUpPurpose,
  order: orderPurpose(deps),
  invoice: invoicePurpose(deps),
});

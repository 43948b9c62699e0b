import type { Transaction } from 'kysely';
import { localised, toMessage } from '../../../../contract/i18n/message.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import { type RefundRoute, refundNotification } from '../../../../contract/rules/refunds.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { createOrderLink } from '../../guests/guest-link.ts';
import { findGuest } from '../../guests/guests.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { conflict } from '../../lib/errors.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { refundMail } from '../../mail/refund-messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { updateCommission } from '../billing/affiliates.service.ts';
import { walletFullError } from '../billing/amount-limits.service.ts';
import { updateRefundedTotal } from '../billing/chargebacks.repository.ts';
import { issueCreditNote } from '../billing/issue-invoice.service.ts';
import { findCharge } from '../billing/order-charges.repository.ts';
import { lockPayment, type PaymentRow } from '../billing/payments.repository.ts';
import { getPaidTitle } from '../billing/providers.service.ts';
import { postEntry, postPassThrough } from '../billing/wallet.repository.ts';
import { revokeEntitlement } from './entitlements.repository.ts';
import { listLines } from './order-lines.repository.ts';
import type { LockedOrder } from './order-transitions.repository.ts';
import { updateOrderStatus } from './orders.repository.ts';
import { listRefundShares, type RefundRow, sumRefunds, updateRefund } from './refunds.repository.ts';

export type CompletionDeps = Pick<Deps, 'db' | 'mail' | 'env'>;

/**
 * Completes a refund: ledger, order, file, notification, email and credit note change in one transaction. The caller
 * holds the locks of the order and the refund, which is not completed yet, and does nothing after this in the
 * transaction.
 * @throws AppError 409 when the wallet is deleted or full
 */
export async function completeRefund(
  deps: CompletionDeps,
  tx: Transaction<Database>,
  refund: RefundRow,
  order: LockedOrder,
  at: Date,
): Promise<void> {
  const payment = refund.payment_id === null ? undefined : await lockPayment(tx, refund.payment_id);
  if (refund.destination === 'wallet') await creditWallet(tx, refund, order, at);
  else await recordExternalRefund(tx, refund, order, payment, at);
  await updateRefund(tx, refund.id, { status: 'done', problem: null }, at);
  if (payment) await updateRefundedTotal(tx, payment.id, at);
  const { done } = await sumRefunds(tx, order.id);
  const isFullRefund = done >= order.amount_cents;
  if (isFullRefund) await updateOrderStatus(tx, order.id, 'refunded', at);
  if (refund.withdraws)
    for (const { id } of await listLines(tx, order.id))
      if (refund.line_id === null || refund.line_id === id) await revokeEntitlement(tx, id, at);
  await notifyCustomer(deps, tx, refund, order, { route: await getRefundRoute(tx, refund, payment), isFullRefund, at });
  await updateCommission(tx, order.id, at);
  const centsByLine = await listRefundShares(tx, refund);
  const chargeCents = refund.charge_cents ?? undefined;
  await issueCreditNote(tx, { orderId: order.id, cents: refund.amount_cents, centsByLine, chargeCents, at });
}

const toRefundEntry = (refund: RefundRow, order: LockedOrder, userId: string, at: Date) => ({
  userId,
  kind: 'refund' as const,
  cents: refund.amount_cents,
  at,
  reference: `Order #${order.number}`,
  orderId: order.id,
  refundId: refund.id,
});

async function creditWallet(tx: Transaction<Database>, refund: RefundRow, order: LockedOrder, at: Date) {
  if (order.user_id === null) throw conflict(REFUSALS.walletDeleted);
  if (await findGuest(tx, order.user_id)) throw conflict(REFUSALS.guestHasNoWallet);
  const balance = await postEntry(tx, toRefundEntry(refund, order, order.user_id, at));
  if (balance === undefined) throw await walletFullError(tx);
}

/** Credits the wallet and debits it again, so that its ledger shows both. */
async function recordExternalRefund(
  tx: Transaction<Database>,
  refund: RefundRow,
  order: LockedOrder,
  payment: PaymentRow | undefined,
  at: Date,
): Promise<void> {
  if (order.user_id === null) return;
  const debitReference = payment?.code ?? `Order #${order.number}, refunded directly`;
  await postPassThrough(tx, toRefundEntry(refund, order, order.user_id, at), debitReference);
}

async function getRefundRoute(
  tx: Transaction<Database>,
  { destination, origin }: RefundRow,
  payment: PaymentRow | undefined,
): Promise<RefundRoute> {
  if (destination !== 'source' || !payment) return { kind: destination === 'wallet' ? 'wallet' : 'manual' };
  const paidWith = toMessage(await getPaidTitle({ db: tx }, payment.provider));
  const title = localised((language) => `${paidWith.toText(language)} ${payment.code}`);
  return { kind: origin === 'dispute' ? 'dispute' : 'source', title };
}

/** What the customer gets back: the wallet is in the shop's currency, anything else in that of the order's charge. */
async function toReturnedAmount(
  tx: Transaction<Database>,
  { order_id, amount_cents, charge_cents, currency, destination }: RefundRow,
): Promise<{ cents: number; currency: string }> {
  const charge = charge_cents === null || destination === 'wallet' ? undefined : await findCharge(tx, order_id);
  return charge && charge_cents !== null
    ? { cents: charge_cents, currency: charge.currency }
    : { cents: amount_cents, currency };
}

async function notifyCustomer(
  { mail, env }: CompletionDeps,
  tx: Transaction<Database>,
  refund: RefundRow,
  order: LockedOrder,
  { route, isFullRefund, at }: { route: RefundRoute; isFullRefund: boolean; at: Date },
): Promise<void> {
  const { user_id: userId } = order;
  const to = await findMailbox(tx, userId);
  if (!to || userId === null) return;
  const { reason, withdraws } = refund;
  const { cents, currency } = await toReturnedAmount(tx, refund);
  const { text, ...notification } = refundNotification(order, moneyText(cents, currency), route, isFullRefund);
  await notify(tx, [userId], { ...notification, body: text }, at);
  const mailFields = {
    orderNumber: order.number,
    productName: (await translateNames(tx, order)).product_name,
    cents,
    currency,
    route,
    reason,
    withdraws,
  };
  const { link, isGuest } = await createOrderLink({ env }, tx, { userId, href: notification.href }, at);
  const message = refundMail(to, { ...mailFields, link }, at);
  await mail.send(isGuest ? { ...message, kind: 'guest-refund' } : message, tx);
}

import type { Transaction } from 'kysely';
import { moneyText } from '../../../shared/money.ts';
import { type RefundRoute, refundNotification } from '../../../shared/refunds.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { orderLink } from '../../guests/guest-link.ts';
import { findGuest } from '../../guests/guests.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict } from '../../lib/errors.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { refundMail } from '../../mail/refund-messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { walletFull } from '../billing/amount-limits.service.ts';
import { issueCreditNote } from '../billing/issue-invoice.service.ts';
import { lockPayment, type PaymentRow } from '../billing/payments.repository.ts';
import { titleOf } from '../billing/providers.service.ts';
import { countRefunds } from '../billing/taken-back.repository.ts';
import { moveMoney, passMoney } from '../billing/wallet.repository.ts';
import { withdrawEntitlement } from './entitlements.repository.ts';
import type { LockedOrder } from './order-transitions.repository.ts';
import { enterStatus } from './orders.repository.ts';
import { changeRefund, type RefundRow, sumRefunds } from './refunds.repository.ts';

export type CompletionParts = Pick<Deps, 'db' | 'mail' | 'env'>;

/**
 * Completes a refund: ledger, order, file, notification, email and credit note change in one transaction. The caller
 * holds the locks of the order and the refund, which is not completed yet, and does nothing after this in the
 * transaction.
 * @throws AppError 409 when the wallet is deleted or full
 */
export async function completeRefund(
  parts: CompletionParts,
  tx: Transaction<Database>,
  refund: RefundRow,
  order: LockedOrder,
  at: Date,
): Promise<void> {
  const payment = refund.payment_id === null ? undefined : await lockPayment(tx, refund.payment_id);
  if (refund.destination === 'wallet') await returnToWallet(tx, refund, order, at);
  else await returnOutside(tx, refund, order, payment, at);
  await changeRefund(tx, refund.id, { status: 'done', problem: null }, at);
  if (payment) await countRefunds(tx, payment.id, at);
  const { done } = await sumRefunds(tx, order.id);
  const isWhole = done >= order.amount_cents;
  if (isWhole) await enterStatus(tx, order.id, 'refunded', at);
  if (refund.withdraws) await withdrawEntitlement(tx, order.id, at);
  await tell(parts, tx, refund, order, { route: await routeOf(tx, refund, payment), isWhole, at });
  await issueCreditNote(tx, { orderId: order.id, cents: refund.amount_cents, at });
}

const entryOf = (refund: RefundRow, order: LockedOrder, userId: string, at: Date) => ({
  userId,
  kind: 'refund' as const,
  cents: refund.amount_cents,
  at,
  reference: `Order #${order.number}`,
  orderId: order.id,
});

async function returnToWallet(tx: Transaction<Database>, refund: RefundRow, order: LockedOrder, at: Date) {
  if (order.user_id === null) throw conflict(REFUSALS.walletDeleted);
  if (await findGuest(tx, order.user_id)) throw conflict(REFUSALS.guestHasNoWallet);
  const balance = await moveMoney(tx, entryOf(refund, order, order.user_id, at));
  if (balance === undefined) throw await walletFull(tx);
}

/** Credits the wallet and debits it again, so that its ledger shows both. */
async function returnOutside(
  tx: Transaction<Database>,
  refund: RefundRow,
  order: LockedOrder,
  payment: PaymentRow | undefined,
  at: Date,
): Promise<void> {
  if (order.user_id === null) return;
  const onwards = payment?.code ?? `Order #${order.number}, refunded directly`;
  await passMoney(tx, entryOf(refund, order, order.user_id, at), onwards);
}

async function routeOf(
  tx: Transaction<Database>,
  { destination, origin }: RefundRow,
  payment: PaymentRow | undefined,
): Promise<RefundRoute> {
  if (destination !== 'source' || !payment) return { kind: destination === 'wallet' ? 'wallet' : 'manual' };
  const title = `${await titleOf({ db: tx }, payment.provider)} ${payment.code}`;
  return { kind: origin === 'dispute' ? 'dispute' : 'source', title };
}

async function tell(
  { mail, env }: CompletionParts,
  tx: Transaction<Database>,
  refund: RefundRow,
  order: LockedOrder,
  { route, isWhole, at }: { route: RefundRoute; isWhole: boolean; at: Date },
): Promise<void> {
  const { user_id: userId } = order;
  const to = await findMailbox(tx, userId);
  if (!to || userId === null) return;
  const { amount_cents: cents, currency, reason, withdraws } = refund;
  const { text, ...news } = refundNotification(order, moneyText(cents, currency), route, isWhole);
  await notify(tx, [userId], { ...news, body: text }, at);
  const facts = {
    orderNumber: order.number,
    productName: order.product_name,
    cents,
    currency,
    route,
    reason,
    withdraws,
  };
  const { link, isGuest } = await orderLink({ env }, tx, { userId, href: news.href }, at);
  const message = refundMail(to, { ...facts, link }, at);
  await mail.send(isGuest ? { ...message, kind: 'guest-refund' } : message, tx);
}

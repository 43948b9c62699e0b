import type { Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { toMessage } from '../../../../contract/i18n/message.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, HoldReason, ProviderName } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { dayPlaceholder, fillInDates } from '../../mail/date-placeholders.ts';
import { paymentMail } from '../../mail/messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { recordPlace } from './buyer-locations.repository.ts';
import { isDispute, notifyDispute } from './disputes.service.ts';
import { insertPaymentEvent } from './payment-events.repository.ts';
import { lockByReference, type PaymentRow, updatePayment } from './payments.repository.ts';
import type { ProviderStatus } from './provider.adapter.ts';
import { getTransition, type Transition } from './settlement.rules.ts';

/** What a payment is for. Both functions run in the transaction of the payment. */
export interface PaymentPurpose {
  /**
   * Credits the money to its target; returns a reason when it cannot. A payment held for `order` or `invoice` is passed
   * again only when the owner decides to credit it anyway.
   */
  credit(
    tx: Transaction<Database>,
    payment: PaymentRow,
    at: Date,
  ): Promise<Extract<HoldReason, 'wallet' | 'account' | 'order' | 'invoice'> | null>;
  /** The payment has failed or expired: its target stops waiting for the money. */
  handleUnpaid(tx: Transaction<Database>, payment: PaymentRow, at: Date): Promise<void>;
}

export interface SettlementDeps extends Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log' | 'jobs'> {
  purposes: Record<PaymentRow['purpose'], PaymentPurpose>;
}

/**
 * Applies a provider's report: event, payment and ledger change in one transaction; a repeated event changes nothing.
 * @returns whether the payment exists
 */
export function settlePayment(
  deps: SettlementDeps,
  provider: ProviderName,
  providerStatus: ProviderStatus,
): Promise<boolean> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const payment = await lockByReference(tx, provider, providerStatus);
    if (!payment) return false;
    const { event } = providerStatus;
    const kind = await toEventKind(tx, providerStatus);
    const body = payment.user_id === null ? '{}' : providerStatus.body; // an erased person's name does not come back
    if (!(await insertPaymentEvent(tx, { paymentId: payment.id, provider, event, kind, body, at }))) return true;
    await recordPaymentPlace(tx, payment, providerStatus, at);
    // Administrators with accounting rights are notified of a dispute whatever the payment's state.
    if (isDispute(providerStatus.state)) await notifyDispute(deps, tx, payment, providerStatus);
    const transition = getTransition(payment, providerStatus);
    if (!transition) return true;
    // Also when the refund was reported before the payment.
    const hasReturnedMoney =
      providerStatus.state === 'refunded' ||
      providerStatus.state === 'lost' ||
      (transition.credit && transition.refundedMinor > 0);
    if (hasReturnedMoney) await deps.jobs.add('payments.debit-chargeback', { paymentId: payment.id }, { db: tx });
    await applyTransition(deps, tx, payment, transition, {
      ...(payment.reference === null && providerStatus.reference !== '' ? { reference: providerStatus.reference } : {}),
      feeMinor: providerStatus.feeMinor,
      ...(transition.status === 'failed' ? { reason: getFailureReason(transition, payment, providerStatus) } : {}),
    });
    return true;
  });
}

/** Records the buyer's country reported by the provider. */
async function recordPaymentPlace(
  tx: Transaction<Database>,
  { order_id: orderId }: PaymentRow,
  { state, country }: ProviderStatus,
  at: Date,
): Promise<void> {
  if (orderId !== null && state === 'paid') await recordPlace(tx, { orderId, source: 'payment', country, at });
}

/** Label of an event in the payment's history, with dates in the shop's time zone. */
const toEventKind = async (tx: Transaction<Database>, { kind, respondBy }: ProviderStatus): Promise<string> =>
  respondBy ? fillInDates(`${kind}, answer by ${dayPlaceholder(respondBy)}`, await findShopZone(tx)) : kind;

const getFailureReason = (
  { refundedMinor }: Transition,
  { amount_minor }: PaymentRow,
  { reason }: ProviderStatus,
): string | null => (refundedMinor >= amount_minor ? String(msg`The payment was refunded.`) : (reason ?? null));

/**
 * Applies a transition to a held payment, with its money if the transition credits it, and notifies the customer.
 * @returns why the money could not be credited; the payment is then held for the owner
 */
export async function applyTransition(
  deps: SettlementDeps,
  tx: Transaction<Database>,
  payment: PaymentRow,
  transition: Transition,
  details: { reference?: string; feeMinor?: number | undefined; reason?: string | null },
): Promise<HoldReason | null> {
  const at = deps.clock.now();
  const holdReason = transition.credit ? await deps.purposes[payment.purpose].credit(tx, payment, at) : null;
  const applied: Transition = holdReason
    ? { ...transition, status: 'pending', hold: holdReason, credit: false }
    : transition;
  await updatePayment(tx, payment.id, { ...applied, ...details, at });
  if (applied.hold !== null && payment.hold === null)
    await deps.jobs.add('payments.notify-owner', { paymentId: payment.id }, { db: tx });
  if (holdReason)
    deps.log.error('A payment could not be credited and needs review', { code: payment.code, held: holdReason });
  const isUnpaid = applied.status === 'failed' || applied.status === 'expired';
  if (isUnpaid && payment.status !== applied.status)
    await deps.purposes[payment.purpose].handleUnpaid(tx, { ...payment, reason: details.reason ?? null }, at);
  // Orders and invoices send their own notification.
  if (payment.purpose !== 'top-up') return holdReason;
  if (applied.credit || applied.status === 'failed')
    await notifyCustomer(deps, tx, payment, applied.credit, details.reason ?? null, at);
  return holdReason;
}

async function notifyCustomer(
  { mail, env }: SettlementDeps,
  tx: Transaction<Database>,
  payment: PaymentRow,
  isPaid: boolean,
  reason: string | null,
  at: Date,
): Promise<void> {
  const { user_id: userId } = payment;
  const to = await findMailbox(tx, userId);
  if (!to || userId === null) return;
  const amount = moneyText(payment.amount_minor, payment.currency);
  const href = `/dashboard/payments/${payment.id}`;
  const title = isPaid ? msg`Payment received` : msg`Payment failed`;
  const text = isPaid
    ? msg`${amount} was added to your wallet.`
    : reason
      ? msg`Your payment of ${amount} did not go through. ${toMessage(reason)}`
      : msg`Your payment of ${amount} did not go through.`;
  // The wallet's transaction sends its own notification.
  if (!isPaid) await notify(tx, [userId], { kind: 'wallet', title, body: text, href }, at);
  await mail.send(paymentMail(to, { title, text, code: payment.code, link: `${env.publicUrl}${href}` }, at), tx);
}

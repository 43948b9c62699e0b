import type { Transaction } from 'kysely';
import { moneyText } from '../../../shared/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, HoldReason, ProviderName } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { paymentMail } from '../../mail/messages.ts';
import { dayText, withMoments } from '../../mail/moments.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { isDispute, tellDispute } from './disputes.service.ts';
import { recordEvent } from './payment-events.repository.ts';
import { changePayment, lockNamed, type PaymentRow } from './payments.repository.ts';
import type { Finding } from './provider.adapter.ts';
import { type Step, stepFor } from './settlement.rules.ts';

/** What a payment is for. Both functions run in the transaction of the payment. */
export interface Purpose {
  /**
   * Credits the money to its target; returns a reason when it cannot. A payment held for `order` is passed again only
   * when the owner decides to credit it anyway.
   */
  credit(
    tx: Transaction<Database>,
    payment: PaymentRow & { userId: string },
    at: Date,
  ): Promise<Extract<HoldReason, 'wallet' | 'order'> | null>;
  /** The payment has failed or expired: its target stops waiting for the money. */
  endUnpaid(tx: Transaction<Database>, payment: PaymentRow, at: Date): Promise<void>;
}

export interface SettlementParts extends Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log' | 'jobs'> {
  purposes: Record<PaymentRow['purpose'], Purpose>;
}

/**
 * Applies a provider's report: event, payment and ledger change in one transaction; a repeated event changes nothing.
 * @returns whether the payment exists
 */
export function settle(parts: SettlementParts, provider: ProviderName, finding: Finding): Promise<boolean> {
  const at = parts.clock.now();
  return inTransaction(parts.db, async (tx) => {
    const payment = await lockNamed(tx, provider, finding);
    if (!payment) return false;
    const { event } = finding;
    const kind = await kindOf(tx, finding);
    const body = payment.user_id === null ? '{}' : finding.body; // an erased person's name does not come back
    if (!(await recordEvent(tx, { paymentId: payment.id, provider, event, kind, body, at }))) return true;
    // Administrators with accounting rights are notified of a dispute whatever the payment's state.
    if (isDispute(finding.state)) await tellDispute(parts, tx, payment, finding);
    const step = stepFor(payment, finding);
    if (!step) return true;
    // Also when the refund was reported before the payment.
    const wentBack =
      finding.state === 'refunded' || finding.state === 'lost' || (step.credit && step.refundedMinor > 0);
    if (wentBack) await parts.jobs.add('payments.take-back', { paymentId: payment.id }, { db: tx });
    await take(parts, tx, payment, step, {
      ...(payment.reference === null && finding.reference !== '' ? { reference: finding.reference } : {}),
      feeMinor: finding.feeMinor,
      ...(step.status === 'failed' ? { reason: reasonOf(step, payment, finding) } : {}),
    });
    return true;
  });
}

/** What the list of events says, with a day by the shop's clock. */
const kindOf = async (tx: Transaction<Database>, { kind, answerBy }: Finding): Promise<string> =>
  answerBy ? withMoments(`${kind}, answer by ${dayText(answerBy)}`, await findShopZone(tx)) : kind;

const reasonOf = ({ refundedMinor }: Step, { amount_minor }: PaymentRow, { reason }: Finding): string | null =>
  refundedMinor >= amount_minor ? 'The payment was refunded.' : (reason ?? null);

/**
 * Applies a transition to a held payment, with its money if the transition credits it, and notifies the customer.
 * @returns why the money could not be credited; the payment is then held for the owner
 */
export async function take(
  parts: SettlementParts,
  tx: Transaction<Database>,
  payment: PaymentRow,
  step: Step,
  facts: { reference?: string; feeMinor?: number | undefined; reason?: string | null },
): Promise<HoldReason | null> {
  const at = parts.clock.now();
  const held = step.credit ? await creditHold(parts, tx, payment, at) : null;
  const taken: Step = held ? { ...step, status: 'pending', hold: held, credit: false } : step;
  await changePayment(tx, payment.id, { ...taken, ...facts, at });
  if (taken.hold !== null && payment.hold === null)
    await parts.jobs.add('payments.tell-owner', { paymentId: payment.id }, { db: tx });
  if (held) parts.log.error('A payment could not be credited and needs review', { code: payment.code, held });
  const isUnpaid = taken.status === 'failed' || taken.status === 'expired';
  if (isUnpaid && payment.status !== taken.status)
    await parts.purposes[payment.purpose].endUnpaid(tx, { ...payment, reason: facts.reason ?? null }, at);
  // Orders send their own notification.
  if (payment.purpose === 'order') return held;
  if (taken.credit || taken.status === 'failed') await tell(parts, tx, payment, taken.credit, facts.reason ?? null, at);
  return held;
}

async function creditHold(
  { purposes }: SettlementParts,
  tx: Transaction<Database>,
  payment: PaymentRow,
  at: Date,
): Promise<HoldReason | null> {
  const { user_id: userId, purpose } = payment;
  return userId === null ? 'account' : purposes[purpose].credit(tx, { ...payment, userId }, at);
}

async function tell(
  { mail, env }: SettlementParts,
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
  const title = isPaid ? 'Payment received' : 'Payment failed';
  const text = isPaid
    ? `${amount} was added to your wallet.`
    : `Your payment of ${amount} did not go through.${reason ? ` ${reason}` : ''}`;
  // The wallet's transaction sends its own notification.
  if (!isPaid) await notify(tx, [userId], { kind: 'wallet', title, body: text, href }, at);
  await mail.send(paymentMail(to, { title, text, code: payment.code, link: `${env.publicUrl}${href}` }, at), tx);
}

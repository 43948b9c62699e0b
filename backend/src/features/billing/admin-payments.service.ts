import type { Transaction } from 'kysely';
import type { AdminPaymentDetail, PaymentDecisionInput } from '../../../../contract/generated/model.ts';
import type { Message } from '../../../../contract/i18n/message.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, HoldReason } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { type AppError, conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { toAdminPaymentDetail } from './admin-payments.mapper.ts';
import { findCustomerPayment, findPaidOrder } from './admin-payments.repository.ts';
import { walletFullError } from './amount-limits.service.ts';
import { insertPaymentEvent, listPaymentEvents } from './payment-events.repository.ts';
import { lockPayment, type PaymentRow } from './payments.repository.ts';
import { applyTransition, type SettlementDeps } from './settlement.service.ts';

/** Held because the amount differs or part of it was refunded: the full amount must not be credited. */
const AMOUNT_HOLDS: readonly HoldReason[] = ['amount', 'currency', 'refund'];

/** Why the owner cannot make this decision, or null. */
function getDecisionProblem(
  { status, hold, transfer_number, user_id, purpose, refunded_minor }: PaymentRow,
  expectedNumber: string | null,
  isConfirmed: boolean,
): Message | null {
  if (status !== 'pending' || hold === null) return REFUSALS.paymentDecided;
  if (transfer_number !== expectedNumber) return REFUSALS.paymentChanged;
  const isPartlyRefunded = purpose !== 'top-up' && refunded_minor > 0;
  if (isConfirmed && (isPartlyRefunded || AMOUNT_HOLDS.includes(hold))) return REFUSALS.paymentDiffers;
  return isConfirmed && user_id === null && purpose !== 'invoice' ? REFUSALS.walletDeleted : null;
}

/** Why a confirmed payment could not be credited. */
async function toCreditError(tx: Transaction<Database>, holdReason: HoldReason): Promise<AppError> {
  if (holdReason === 'invoice') return conflict(REFUSALS.invoiceNotWaiting);
  return holdReason === 'order' ? conflict(REFUSALS.orderNotWaiting) : walletFullError(tx);
}

/** @throws AppError 404 */
export async function getAdminPayment({ db }: Pick<Deps, 'db'>, id: string): Promise<AdminPaymentDetail> {
  const row = await findCustomerPayment(db, id);
  if (!row) throw notFound(REFUSALS.paymentGone);
  const order = row.order_id === null ? undefined : await findPaidOrder(db, row.order_id);
  return toAdminPaymentDetail(row, await listPaymentEvents(db, id), order ?? null);
}

/**
 * The owner confirms or rejects the money: credits or ends a held payment and notifies the customer.
 * @throws AppError 400 (rejected without a reason), 404, 409 when it is no longer held, its transfer reference is not the
 * one the owner saw, the amount is not the expected one, or the wallet is full
 */
export async function decidePayment(
  deps: SettlementDeps,
  user: SessionUser,
  id: string,
  { decision, reason: text, transferNumber = null }: PaymentDecisionInput,
): Promise<AdminPaymentDetail> {
  const reason = text?.trim() || null;
  if (decision === 'refuse' && reason === null) throw invalid('reason', REFUSALS.reasonMissing);
  if (reason !== null && !isOneLine(reason)) throw invalid('reason', REFUSALS.reasonLines);
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment) throw notFound(REFUSALS.paymentGone);
    const { status, hold, refunded_minor: refundedMinor, provider, code } = payment;
    const isConfirmed = decision === 'confirm';
    const problem = getDecisionProblem(payment, transferNumber, isConfirmed);
    if (problem !== null) throw conflict(problem);
    const isPartlyRefunded = refundedMinor > 0;
    const paidStatus = isPartlyRefunded ? 'partly_refunded' : 'paid';
    const transition = {
      status: isConfirmed ? paidStatus : 'failed',
      hold: null,
      refundedMinor,
      credit: isConfirmed,
    } as const;
    const kind = isConfirmed ? 'confirmed by the studio' : 'refused by the studio';
    const event = { paymentId: id, provider, event: `${id}:decided:${at.toISOString()}`, kind };
    await insertPaymentEvent(tx, { ...event, body: JSON.stringify({ decision, reason, hold }), at });
    const holdReason = await applyTransition(deps, tx, payment, transition, { reason });
    if (holdReason !== null) throw await toCreditError(tx, holdReason);
    // Part of it was refunded before the payment was credited: that part is debited from the wallet.
    if (isConfirmed && isPartlyRefunded)
      await deps.jobs.add('payments.debit-chargeback', { paymentId: id }, { db: tx });
    const change = { actorId: user.id, subject: 'payment', subjectId: id, label: code, at } as const;
    const states = { before: { status }, after: { status: transition.status, ...(reason === null ? {} : { reason }) } };
    await recordChange(tx, { ...change, action: `payment.${decision}`, ...states });
  });
  return getAdminPayment(deps, id);
}

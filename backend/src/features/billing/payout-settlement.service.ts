import type { Transaction } from 'kysely';
import { moneyText } from '../../../../contract/rules/money.ts';
import { payoutNotification, toReturnReference } from '../../../../contract/rules/payout-states.ts';
import type { Database, PayoutStatus } from '../../db/schema.ts';
import { lockUser } from '../../idempotency/idempotency.repository.ts';
import { notFound } from '../../lib/errors.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findPayoutUserId, lockPayout, type PayoutRow, updatePayoutStatus } from './payouts.repository.ts';
import { creditReturnedPayout } from './wallet.repository.ts';

/**
 * The payout, locked after its user: erasing a user locks in the same order.
 * @param requiredUserId only this user's payout is found, when given
 * @throws AppError 404
 */
export async function lockOwnPayout(
  tx: Transaction<Database>,
  id: string,
  requiredUserId?: string,
): Promise<PayoutRow> {
  const payoutUserId = await findPayoutUserId(tx, id);
  if (payoutUserId === undefined || (requiredUserId !== undefined && payoutUserId !== requiredUserId)) throw notFound();
  if (payoutUserId !== null) await lockUser(tx, payoutUserId);
  const payout = await lockPayout(tx, id);
  if (!payout) throw notFound();
  return payout;
}

interface PayoutSettlement {
  status: Exclude<PayoutStatus, 'requested'>;
  paidReference?: string | null;
  reason?: string | null;
  at: Date;
}

/**
 * Moves a locked payout to its next status: status, returned money and the customer's notification in one transaction.
 */
export async function settlePayout(
  tx: Transaction<Database>,
  payout: PayoutRow,
  change: PayoutSettlement,
): Promise<PayoutRow> {
  const { status, at } = change;
  const row = await updatePayoutStatus(tx, { id: payout.id, ...change });
  const { wallet_id: walletId, amount_cents: cents, currency, reference, user_id } = row;
  if (status === 'refused' || status === 'cancelled')
    await creditReturnedPayout(tx, { walletId, cents, reference: toReturnReference(reference), at });
  if (user_id !== null) {
    const { text, ...notification } = payoutNotification(status, {
      amount: moneyText(cents, currency),
      reference,
      paidReference: row.paid_reference,
      reason: row.reason,
    });
    await notify(tx, [user_id], { ...notification, body: text }, at);
  }
  return row;
}

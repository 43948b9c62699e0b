import type { Transaction } from 'kysely';
import { moneyText } from '../../../shared/money.ts';
import { payoutNotification, returnedReference } from '../../../shared/payout-states.ts';
import type { Database, PayoutStatus } from '../../db/schema.ts';
import { holdPerson } from '../../idempotency/idempotency.repository.ts';
import { notFound } from '../../lib/errors.ts';
import { notify } from '../activity/notifications.repository.ts';
import { enterPayoutStatus, findPayee, lockPayout, type PayoutRow } from './payouts.repository.ts';
import { returnMoney } from './wallet.repository.ts';

/**
 * The payout, locked after its user: erasing a user locks in the same order.
 * @param payee only this user's payout is found, when given
 * @throws AppError 404
 */
export async function openForChange(tx: Transaction<Database>, id: string, payee?: string): Promise<PayoutRow> {
  const owner = await findPayee(tx, id);
  if (owner === undefined || (payee !== undefined && owner !== payee)) throw notFound();
  if (owner !== null) await holdPerson(tx, owner);
  const payout = await lockPayout(tx, id);
  if (!payout) throw notFound();
  return payout;
}

interface Settlement {
  status: Exclude<PayoutStatus, 'requested'>;
  paidReference?: string | null;
  reason?: string | null;
  at: Date;
}

/**
 * Moves a locked payout to its next status: status, returned money and the customer's notification in one transaction.
 */
export async function settle(tx: Transaction<Database>, payout: PayoutRow, change: Settlement): Promise<PayoutRow> {
  const { status, at } = change;
  const row = await enterPayoutStatus(tx, { id: payout.id, ...change });
  const { wallet_id: walletId, amount_cents: cents, currency, reference, user_id } = row;
  if (status === 'refused' || status === 'cancelled')
    await returnMoney(tx, { walletId, cents, reference: returnedReference(reference), at });
  if (user_id !== null) {
    const { text, ...told } = payoutNotification(status, {
      amount: moneyText(cents, currency),
      reference,
      paidReference: row.paid_reference,
      reason: row.reason,
    });
    await notify(tx, [user_id], { ...told, body: text }, at);
  }
  return row;
}

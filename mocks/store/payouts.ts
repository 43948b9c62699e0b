import type { Payout, PayoutStatus } from '../../contract/generated/model.ts';
import { moneyText, toAmount, toCents } from '../../contract/rules/money.ts';
import { payoutNotification, toReturnReference } from '../../contract/rules/payout-states.ts';
import type { MockDb } from './db.ts';
import type { Owned } from './state.ts';

/** Opens the payout of a withdrawal; the ledger entry has already debited the wallet. */
export const createPayout = (db: MockDb, userId: string, reference: string, cents: number): void => {
  const at = new Date().toISOString();
  db.state.payouts.unshift({
    userId,
    id: crypto.randomUUID(),
    reference,
    amount: toAmount(cents),
    currency: db.state.paymentSettings.currency,
    status: 'requested',
    account: db.state.payoutAccounts[userId] ?? null,
    paid_reference: null,
    reason: null,
    created_at: at,
    updated_at: at,
  });
};

/** Changes a payout's status; declined and cancelled amounts are returned. */
export const settlePayout = (
  db: MockDb,
  payout: Owned<Payout>,
  status: PayoutStatus,
  details: Partial<Pick<Payout, 'paid_reference' | 'reason'>> = {},
): void => {
  Object.assign(payout, { status, ...details, updated_at: new Date().toISOString() });
  const { userId, reference, amount } = payout;
  if (status === 'refused' || status === 'cancelled')
    db.postEntry({
      userId,
      type: 'adjustment',
      cents: toCents(amount),
      reference: toReturnReference(reference),
    });
  const info = { amount: moneyText(toCents(amount), db.state.paymentSettings.currency), reference };
  const { paid_reference: paidReference, reason } = payout;
  if (db.account(userId)) db.notify(userId, payoutNotification(status, { ...info, paidReference, reason }));
};

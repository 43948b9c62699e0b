import type { PayoutAccountInput } from '../../../../contract/generated/model.ts';
import { type PayoutDestination, parsePayoutAccount } from '../../../../contract/rules/payout-account.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { lockUser } from '../../idempotency/idempotency.repository.ts';
import { conflict, invalid, signInRequired } from '../../lib/errors.ts';
import { lockOwnPayout, settlePayout } from './payout-settlement.service.ts';
import { type PayoutRow, upsertPayoutAccount } from './payouts.repository.ts';
import { lockWallet } from './wallet.repository.ts';

/**
 * Cancels a withdrawal; the money is returned once, however often this is called.
 * @throws AppError 404 for another user's payout, 409 when it is no longer only requested
 */
export function cancelPayout(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<PayoutRow> {
  return inTransaction(db, async (tx) => {
    const payout = await lockOwnPayout(tx, id, userId);
    if (payout.status === 'cancelled') return payout;
    if (payout.status !== 'requested') throw conflict(REFUSALS.payoutUnderWay);
    return settlePayout(tx, payout, { status: 'cancelled', at: clock.now() });
  });
}

/** @throws AppError 400 for a number that is not a valid account of the method, 401 when the user has been deleted */
export async function savePayoutAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  input: PayoutAccountInput,
): Promise<PayoutDestination> {
  const parsed = parsePayoutAccount(input);
  if ('problem' in parsed) throw invalid(parsed.problem.field, parsed.problem.message);
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw signInRequired();
    await lockWallet(tx, userId); // a concurrent withdrawal reads a consistent account
    await upsertPayoutAccount(tx, userId, parsed.account, clock.now());
  });
  return parsed.account;
}

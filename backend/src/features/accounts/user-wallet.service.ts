import type { AdminUserWallet } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { moneyText, toAmount } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type IdempotentResult, insufficientFunds, runOnce, type WorkResult } from '../../idempotency/idempotency.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { toAllowedCents, walletFullError } from '../billing/amount-limits.service.ts';
import { listEntries } from '../billing/transactions.repository.ts';
import { toTransaction } from '../billing/wallet.mapper.ts';
import { findBalance, postEntry } from '../billing/wallet.repository.ts';
import { findUserName, userExists } from './admin-users.repository.ts';

const LATEST_TRANSACTIONS = 10;

/** A customer's balance and latest transactions. */
export async function readWallet(db: Deps['db'], userId: string): Promise<AdminUserWallet> {
  const { rows } = await listEntries(db, userId, { limit: LATEST_TRANSACTIONS, offset: 0 });
  return { balance: toAmount(await findBalance(db, userId)), items: rows.map(toTransaction) };
}

export interface Adjustment {
  adminId: string;
  userId: string;
  /** an amount; negative for a debit */
  amount: number;
  reason: string;
  /** the Idempotency-Key; it belongs to the administrator */
  key: string | undefined;
}

/** @throws AppError 400 for 0, too many decimals or too much */
async function toSignedCents(db: Deps['db'], amount: number): Promise<number> {
  return amount < 0 ? -(await toAllowedCents(db, -amount)) : toAllowedCents(db, amount);
}

/** @throws AppError 400 when the reason is blank or more than one line */
function checkReason(reason: string): string {
  const trimmed = reason.trim();
  if (trimmed === '') throw invalid('reason', REFUSALS.reasonMissing);
  if (!isOneLine(trimmed)) throw invalid('reason', REFUSALS.reasonLines);
  return trimmed;
}

/**
 * Adjusts a balance: ledger row, notification and audit row in one transaction; returns the new balance in cents.
 * @throws AppError 400, 404, 409 when the balance would fall below 0 or exceed the currency's limit
 */
export async function adjustWallet(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: Adjustment,
): Promise<IdempotentResult<number>> {
  const { adminId, userId, key } = input;
  const cents = await toSignedCents(db, input.amount);
  const reason = checkReason(input.reason);
  const at = clock.now();
  if (!(await userExists(db, userId))) throw notFound(REFUSALS.userNotFound);
  const body = { userId, cents, reason };
  return runOnce(
    db,
    { userId: adminId, key, operation: 'adminAdjustUserWallet', body, at },
    async (tx): Promise<WorkResult<number>> => {
      const balance = await postEntry(tx, { userId, kind: 'adjustment', cents, reference: reason, orderId: null, at });
      if (balance === undefined && cents < 0) return insufficientFunds;
      if (balance === undefined) throw await walletFullError(tx);
      const name = await findUserName(tx, userId);
      if (name === undefined) throw notFound(REFUSALS.userNotFound);
      const amount = moneyText(Math.abs(cents), await findShopCurrency(tx));
      const message =
        cents > 0
          ? msg`${amount} was added to your wallet: ${reason}`
          : msg`${amount} was deducted from your wallet: ${reason}`;
      await notify(
        tx,
        [userId],
        { kind: 'wallet', title: msg`Balance adjusted`, body: message, href: '/dashboard/wallet' },
        at,
      );
      await recordChange(tx, {
        actorId: adminId,
        action: 'user.adjust-wallet',
        subject: 'user',
        subjectId: userId,
        label: name,
        before: { balance: toAmount(balance - cents) },
        after: { balance: toAmount(balance), reason },
        at,
      });
      return { status: 200, result: balance };
    },
  );
}

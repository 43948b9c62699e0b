import type { AdminUserWallet } from '../../../contract/generated/model.ts';
import { msg } from '../../../contract/i18n/macros.ts';
import { moneyText, toAmount } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../contract/rules/text.ts';
import { insufficientFunds, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { runOnce } from '../../store/idempotency.ts';
import { maxBalanceCents, parseAmount, walletFull } from '../../store/money-limits.ts';

const LAST_MOVEMENTS = 10;

/** A customer's balance and latest transactions. */
export const readWallet = (db: MockDb, userId: string): AdminUserWallet => ({
  balance: toAmount(db.balanceCents(userId)),
  items: db.transactions(userId).reverse().slice(0, LAST_MOVEMENTS),
});

export const createAdminUsersWalletHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminGetUserWallet' | 'adminAdjustUserWallet'> => {
  const adjust = (adminId: string, owner: { id: string; name: string }, cents: number, reason: string) => {
    const before = db.balanceCents(owner.id);
    const after = before + cents;
    if (after < 0) return insufficientFunds();
    if (after > maxBalanceCents(db)) return walletFull(db);
    db.postEntry({ userId: owner.id, type: 'adjustment', cents, reference: reason });
    const amount = moneyText(Math.abs(cents), db.state.paymentSettings.currency);
    const text =
      cents > 0
        ? msg`${amount} was added to your wallet: ${reason}`
        : msg`${amount} was deducted from your wallet: ${reason}`;
    db.notify(owner.id, { kind: 'wallet', title: msg`Balance adjusted`, text, href: '/dashboard/wallet' });
    recordChange(db, {
      actorId: adminId,
      action: 'user.adjust-wallet',
      subject: 'user',
      subjectId: owner.id,
      label: owner.name,
      before: { balance: toAmount(before) },
      after: { balance: toAmount(after), reason },
    });
    return { status: 200 as const, body: { balance: toAmount(after) } };
  };

  return {
    adminGetUserWallet: ({ params }) => {
      if (!db.member(params.id)) return notFound(REFUSALS.userNotFound);
      return { status: 200, body: readWallet(db, params.id) };
    },

    adminAdjustUserWallet: ({ params, body, user, headers }) => {
      const read = parseAmount(db, Math.abs(body.amount));
      if ('problem' in read) return invalidField('amount', read.problem);
      const cents = body.amount < 0 ? -read.cents : read.cents;
      const reason = body.reason.trim();
      if (!isOneLine(reason)) return invalidField('reason', REFUSALS.reasonLines);
      const owner = db.member(params.id)?.user;
      if (!owner) return notFound(REFUSALS.userNotFound);
      const request = `adjust ${owner.id} ${cents} ${reason}`;
      return runOnce(db, user.id, headers['idempotency-key'], request, () => adjust(user.id, owner, cents, reason));
    },
  };
};

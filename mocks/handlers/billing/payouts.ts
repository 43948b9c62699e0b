import type { Payout } from '../../../contract/generated/model.ts';
import { parsePayoutAccount } from '../../../contract/rules/payout-account.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { settlePayout } from '../../store/payouts.ts';
import type { Owned } from '../../store/state.ts';
import { toPage } from '../kit/page.ts';

type Operations = 'listPayouts' | 'cancelPayout' | 'getPayoutAccount' | 'savePayoutAccount';

const toPayout = ({ userId: _owner, ...payout }: Owned<Payout>): Payout => payout;

export const createPayoutsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const ofUser = (userId: string) => db.state.payouts.filter((payout) => payout.userId === userId);
  return {
    listPayouts: ({ user, query }) => ({
      status: 200,
      body: toPage(ofUser(user.id).map(toPayout), query.page, query.limit),
    }),

    cancelPayout: ({ user, params }) => {
      const payout = ofUser(user.id).find(({ id }) => id === params.id);
      if (!payout) return notFound();
      if (payout.status === 'requested') settlePayout(db, payout, 'cancelled');
      return payout.status === 'cancelled'
        ? { status: 200, body: toPayout(payout) }
        : conflict(REFUSALS.payoutUnderWay);
    },

    getPayoutAccount: ({ user }) => ({ status: 200, body: { account: db.state.payoutAccounts[user.id] ?? null } }),

    savePayoutAccount: ({ user, body }) => {
      const read = parsePayoutAccount(body);
      if ('problem' in read) return invalidField(read.problem.field, read.problem.message);
      db.state.payoutAccounts[user.id] = read.account;
      for (const payout of ofUser(user.id)) if (payout.status === 'requested') payout.account = read.account;
      return { status: 200, body: read };
    },
  };
};

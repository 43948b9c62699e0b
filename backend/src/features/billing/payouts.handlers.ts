import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPayout } from './payouts.mapper.ts';
import { findAccount, findPayouts } from './payouts.repository.ts';
import { cancelPayout, saveAccount } from './payouts.service.ts';

type Operations = 'listPayouts' | 'cancelPayout' | 'getPayoutAccount' | 'savePayoutAccount';

/** The signed-in customer's withdrawals and payout account. */
export function createPayoutsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db } = deps;
  return {
    listPayouts: async ({ user, query }) => {
      const { page = 1, limit = 12 } = query;
      const { rows, total } = await findPayouts(db, user.id, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: rows.map(toPayout), total, page, limit } };
    },

    cancelPayout: async ({ user, params }) => ({
      status: 200,
      body: toPayout(await cancelPayout(deps, user.id, params.id)),
    }),

    getPayoutAccount: async ({ user }) => ({ status: 200, body: { account: await findAccount(db, user.id) } }),

    savePayoutAccount: async ({ user, body }) => ({
      status: 200,
      body: { account: await saveAccount(deps, user.id, body) },
    }),
  };
}

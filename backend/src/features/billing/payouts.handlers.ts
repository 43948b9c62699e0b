import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPayout } from './payouts.mapper.ts';
import { findPayoutAccount, listPayouts } from './payouts.repository.ts';
import { cancelPayout, savePayoutAccount } from './payouts.service.ts';

type Operations = 'listPayouts' | 'cancelPayout' | 'getPayoutAccount' | 'savePayoutAccount';

/** The signed-in customer's withdrawals and payout account. */
export function createPayoutsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db } = deps;
  return {
    listPayouts: async ({ user, query }) => {
      const { page = 1, limit = 12 } = query;
      const { rows, total } = await listPayouts(db, user.id, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: rows.map(toPayout), total, page, limit } };
    },

    cancelPayout: async ({ user, params }) => ({
      status: 200,
      body: toPayout(await cancelPayout(deps, user.id, params.id)),
    }),

    getPayoutAccount: async ({ user }) => ({ status: 200, body: { account: await findPayoutAccount(db, user.id) } }),

    savePayoutAccount: async ({ user, body }) => ({
      status: 200,
      body: { account: await savePayoutAccount(deps, user.id, body) },
    }),
  };
}

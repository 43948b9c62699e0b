import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { searchAccount } from './search.service.ts';

/** The search of the signed-in customer's dashboard. */
export function createSearchHandlers({ db }: Deps): FeatureHandlers<'searchAccount'> {
  return {
    searchAccount: async ({ user, query, call }) => ({
      status: 200,
      body: { hits: await searchAccount(db, user.id, query.q, call.language) },
    }),
  };
}

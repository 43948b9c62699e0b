import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { toProductCard } from './products.mapper.ts';
import { getSaveOwner } from './save-owner.rules.ts';
import { listSavedCards } from './saved.repository.ts';

/** Lists of saved items; saved articles are listed in the blog. */
export function createSavedHandlers({ db }: Deps): FeatureHandlers<'listSavedProductCards'> {
  return {
    listSavedProductCards: async ({ user, call, query: { page = 1, limit = 12 } }) => {
      const owner = getSaveOwner(user, call);
      const result = owner
        ? await listSavedCards(db, owner, { limit, offset: (page - 1) * limit })
        : { rows: [], total: 0, estimated: false };
      return { status: 200, body: toPage(result, toProductCard, { page, limit }) };
    },
  };
}

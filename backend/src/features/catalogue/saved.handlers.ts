import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { ownerOf } from './owner.rules.ts';
import { toProductCard } from './products.mapper.ts';
import { findSavedCards } from './saved.repository.ts';

/** Lists of saved items; saved articles are listed in the blog. */
export function createSavedHandlers({ db }: Deps): FeatureHandlers<'listSavedProductCards'> {
  return {
    listSavedProductCards: async ({ user, call, query: { page = 1, limit = 12 } }) => {
      const owner = ownerOf(user, call);
      const found = owner
        ? await findSavedCards(db, owner, { limit, offset: (page - 1) * limit })
        : { rows: [], total: 0, estimated: false };
      return { status: 200, body: toPage(found, toProductCard, { page, limit }) };
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { getSaveOwner } from './save-owner.rules.ts';
import { deleteSave, listSavedIds } from './saved-products.repository.ts';
import { saveProduct } from './saved-products.service.ts';

/** Products saved with the heart by customers and visitors. */
export function createSavedProductsHandlers({
  db,
  clock,
  visitors,
}: Deps): FeatureHandlers<'listSavedProducts' | 'saveProduct' | 'unsaveProduct'> {
  return {
    listSavedProducts: async ({ user, call }) => {
      const owner = getSaveOwner(user, call);
      return { status: 200, body: { productIds: owner ? await listSavedIds(db, owner) : [] } };
    },

    saveProduct: async ({ user, call, params }) => {
      const owner = getSaveOwner(user, call) ?? { column: 'visitor_id', id: randomUUID() };
      await saveProduct(db, owner, Number(params.id), clock.now());
      if (owner.column === 'user_id') return { status: 204 };
      return { status: 204, headers: { 'Set-Cookie': visitors.cookie(owner.id) } };
    },

    unsaveProduct: async ({ user, call, params }) => {
      const owner = getSaveOwner(user, call);
      if (owner) await deleteSave(db, owner, Number(params.id));
      return { status: 204 };
    },
  };
}

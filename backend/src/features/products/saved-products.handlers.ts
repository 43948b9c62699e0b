import { randomUUID } from 'node:crypto';
import type { Call, Deps, FeatureHandlers, SessionUser } from '../../http/contract/operation.ts';
import { deleteSave, findSaved, type Owner } from './saved-products.repository.ts';
import { saveProduct } from './saved-products.service.ts';

/** Whose products are meant; null for a visitor who has not saved anything. */
function ownerOf(user: SessionUser | undefined, call: Call): Owner | null {
  if (user) return { column: 'user_id', id: user.id };
  return call.visitorId === null ? null : { column: 'visitor_id', id: call.visitorId };
}

/** Products marked with the heart, by customers and by visitors. */
export function createSavedHandlers({
  db,
  clock,
  visitors,
}: Deps): FeatureHandlers<'listSavedProducts' | 'saveProduct' | 'unsaveProduct'> {
  return {
    listSavedProducts: async ({ user, call }) => {
      const owner = ownerOf(user, call);
      return { status: 200, body: { productIds: owner ? await findSaved(db, owner) : [] } };
    },

    saveProduct: async ({ user, call, params }) => {
      const owner = ownerOf(user, call) ?? { column: 'visitor_id', id: randomUUID() };
      await saveProduct(db, owner, Number(params.id), clock.now());
      if (owner.column === 'user_id') return { status: 204 };
      return { status: 204, headers: { 'Set-Cookie': visitors.cookie(owner.id) } };
    },

    unsaveProduct: async ({ user, call, params }) => {
      const owner = ownerOf(user, call);
      if (owner) await deleteSave(db, owner, Number(params.id));
      return { status: 204 };
    },
  };
}

import { randomUUID } from 'node:crypto';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { matchingCategories } from '../../../../contract/rules/topic-filters.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { findTopicList } from '../site/topics.repository.ts';
import { findLowestPrices } from './plan-prices.repository.ts';
import { listProductBundles } from './product-bundles.service.ts';
import { toProduct, toProductCard } from './products.mapper.ts';
import { findProduct, listProducts } from './products.repository.ts';
import { getSaveOwner } from './save-owner.rules.ts';
import { deleteSave, listSavedIds } from './saved-products.repository.ts';
import { saveProduct } from './saved-products.service.ts';

/** Products saved with the heart by customers and visitors. */
function createSavedProductsHandlers({
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

const NO_PRICES: ReadonlyMap<string, number> = new Map();

type Operations = 'listProducts' | 'getProduct' | 'listSavedProducts' | 'saveProduct' | 'unsaveProduct';

/** The public catalogue, with the products saved by customers and visitors. */
export function createProductsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db, clock } = deps;
  return {
    ...createSavedProductsHandlers(deps),

    listProducts: async ({ query, call: { language } }) => {
      const { category, sort = 'featured', page = 1, limit = 12 } = query;
      const search = query.search?.trim() || undefined;
      const topicList = category === undefined ? undefined : await findTopicList(db, 'productCategories');
      const categories = topicList && matchingCategories(topicList, category ?? '');
      const result = await listProducts(
        db,
        { search, categories },
        { sort, language },
        { limit, offset: (page - 1) * limit },
      );
      return { status: 200, body: toPage(result, toProductCard, { page, limit }) };
    },

    getProduct: async ({ params }) => {
      const row = await findProduct(db, Number(params.id));
      if (!row) throw notFound(REFUSALS.productNotFound);
      const isReduced = row.pricing.some(({ launch }) => launch !== undefined);
      const lowest = isReduced ? await findLowestPrices(db, row.id) : NO_PRICES;
      const at = clock.now();
      const bundles = await listProductBundles(db, row.id, at);
      return { status: 200, body: { ...toProduct(row, at, lowest), ...(bundles.length > 0 ? { bundles } : {}) } };
    },
  };
}

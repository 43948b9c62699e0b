import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { matchingCategories } from '../../../../contract/rules/topic-filters.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { findTopicList } from '../site/topics.repository.ts';
import { toProduct, toProductCard } from './products.mapper.ts';
import { findProduct, listProducts } from './products.repository.ts';
import { createSavedProductsHandlers } from './saved-products.handlers.ts';

type Operations = 'listProducts' | 'getProduct' | 'listSavedProducts' | 'saveProduct' | 'unsaveProduct';

/** The public catalogue, with the products saved by customers and visitors. */
export function createProductsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db, clock } = deps;
  return {
    ...createSavedProductsHandlers(deps),

    listProducts: async ({ query }) => {
      const { category, sort = 'featured', page = 1, limit = 12 } = query;
      const search = query.search?.trim() || undefined;
      const topicList = category === undefined ? undefined : await findTopicList(db, 'productCategories');
      const categories = topicList && matchingCategories(topicList, category ?? '');
      const result = await listProducts(db, { search, categories }, sort, { limit, offset: (page - 1) * limit });
      return { status: 200, body: toPage(result, toProductCard, { page, limit }) };
    },

    getProduct: async ({ params }) => {
      const row = await findProduct(db, Number(params.id));
      if (!row) throw notFound(REFUSALS.productNotFound);
      return { status: 200, body: toProduct(row, clock.now()) };
    },
  };
}

import type { Product } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../http/errors.ts';
import { findProduct, findProducts, type ProductRow } from './products.repository.ts';
import { toProductCard } from './to-product-card.ts';

/** Row to the product's own page. */
function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    features: row.features,
    benefits: row.benefits,
    images: row.images,
    demoLink: row.demo_link,
    downloadLink: row.download_link,
    rating: row.rating,
    reviews: row.reviews,
    category: row.category,
    version: row.version,
    lastUpdate: row.last_update,
    requirements: row.requirements,
    pricing: row.pricing,
    badges: row.badges,
    downloads: row.downloads,
  };
}

/** The public catalogue. */
export function createCatalogueHandlers({ db }: Deps): FeatureHandlers<'listProducts' | 'getProduct'> {
  return {
    listProducts: async ({ query }) => {
      const { category, sort = 'featured', page = 1, limit = 12 } = query;
      const search = query.search?.trim() || undefined;
      const found = await findProducts(db, { search, category }, sort, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: found.rows.map(toProductCard), total: found.total, page, limit } };
    },

    getProduct: async ({ params }) => {
      const row = await findProduct(db, Number(params.id));
      if (!row) throw notFound('Product Not Found');
      return { status: 200, body: toProduct(row) };
    },
  };
}

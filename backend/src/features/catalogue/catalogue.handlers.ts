import type { Product } from '../../generated/model/product.ts';
import type { ProductCard } from '../../generated/model/productCard.ts';
import { notFound } from '../../http/errors.ts';
import type { Deps, FeatureHandlers } from '../../http/operation.ts';
import { findProduct, findProducts, type ProductCardRow, type ProductRow } from './catalogue.repository.ts';

const CHIPS = 3;

/** Row to the card of a list: first paragraph, first picture, first three features. */
function toProductCard(row: ProductCardRow): ProductCard {
  const [image] = row.images;
  if (!image) throw new Error(`Product ${row.id} has no picture`);
  return {
    id: row.id,
    title: row.title,
    description: row.description.split('\n\n', 1)[0] ?? '',
    image,
    category: row.category,
    rating: row.rating,
    reviews: row.reviews,
    downloads: row.downloads,
    features: row.features.slice(0, CHIPS),
    badges: row.badges,
    version: row.version,
    lastUpdate: row.last_update,
  };
}

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

import type { ProductCard } from '../generated/model/productCard.ts';
import type { ProductSort } from '../generated/model/productSort.ts';
import { notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { matches, toPage } from './page.ts';

const ORDER: Record<ProductSort, (a: ProductCard, b: ProductCard) => number> = {
  featured: (a, b) => a.id - b.id,
  newest: (a, b) => b.lastUpdate.localeCompare(a.lastUpdate) || a.id - b.id,
  rating: (a, b) => b.rating - a.rating || b.reviews - a.reviews || a.id - b.id,
  title: (a, b) => a.title.toLowerCase().localeCompare(b.title.toLowerCase(), 'en') || a.id - b.id,
};

export const createCatalogueHandlers = (db: MockDb): Pick<MockHandlers, 'listProducts' | 'getProduct'> => ({
  listProducts: ({ query }) => {
    const found = db.state.catalogue
      .filter(({ card }) => !query.category || card.category === query.category)
      .filter(({ product }) => matches(query.search, product.title, product.description))
      .map(({ card }) => card)
      .sort(ORDER[query.sort ?? 'featured']);
    return { status: 200, body: toPage(found, query.page, query.limit) };
  },

  getProduct: ({ params }) => {
    const entry = db.state.catalogue.find(({ product }) => product.id === Number(params.id));
    return entry ? { status: 200, body: entry.product } : notFound();
  },
});

import type { Product, ProductCard } from '../../contract/generated/model.ts';
import type { MockDb } from './db.ts';
import type { CatalogueEntry } from './state.ts';

const MAX_FEATURES = 3;

/** What visitors can see: published and not deleted. */
export const publicProducts = (db: MockDb): CatalogueEntry[] => db.state.catalogue.filter(({ published }) => published);

/** The card of a list: first paragraph, first picture, first three features. */
export const toProductCard = (product: Product): ProductCard => {
  const [image] = product.images;
  if (!image) throw new Error(`Product ${product.id} has no picture`);
  const { id, title, category, rating, reviews, downloads, badges, version, lastUpdate } = product;
  return {
    id,
    title,
    category,
    rating,
    reviews,
    downloads,
    badges,
    version,
    lastUpdate,
    description: product.description.split('\n\n')[0] ?? '',
    image,
    features: product.features.slice(0, MAX_FEATURES),
  };
};

/** A change of the product's own status. */
export const updateEntry = (
  entry: CatalogueEntry,
  change: Partial<Pick<CatalogueEntry, 'published' | 'deleted'>>,
): void => {
  Object.assign(entry, change);
  entry.revision += 1;
  entry.updated_at = new Date().toISOString();
};

import type { ProductCard } from '../../generated/model.ts';
import type { ProductCardRow } from './products.repository.ts';

const CHIPS = 3;

/** Row to the card of a list: first paragraph, first picture, first three features. */
export function toProductCard(row: ProductCardRow): ProductCard {
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

import type { Product, ProductCard } from '../../../../contract/generated/model.ts';
import { withoutEndedLaunch } from '../../../../contract/rules/launch-price.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { ProductCardRow, ProductRow } from './products.repository.ts';

const MAX_CARD_FEATURES = 3;

/** Row to list card: first paragraph, first picture, first three features. */
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
    features: row.features.slice(0, MAX_CARD_FEATURES),
    badges: row.badges,
    version: row.version,
    lastUpdate: row.last_update,
  };
}

/** Row to the product page, as offered at a moment. */
/** @param lowest lowest prices of the 30 days before the current ones, by plan, in minor units */
export function toProduct(row: ProductRow, at: Date, lowest: ReadonlyMap<string, number>): Product {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    body_html: row.body_html || null,
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
    pricing: row.pricing.map((stored) => {
      const plan = withoutEndedLaunch(stored, at);
      const cents = plan.launch && lowest.get(plan.id);
      return cents === undefined ? plan : { ...plan, lowestPrice: toAmount(cents) };
    }),
    badges: row.badges,
    downloads: row.downloads,
    ...(row.download_limit === null ? {} : { downloadLimit: row.download_limit }),
    ...(row.preview ? { preview: row.preview } : {}),
    ...(row.faqs.length > 0 ? { faqs: row.faqs } : {}),
  };
}

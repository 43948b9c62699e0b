import type { PricingTier, Product, ProductCard } from '../../contract/generated/model.ts';
import { toCurrentCents, withoutEndedLaunch } from '../../contract/rules/launch-price.ts';
import { findLowestPrice } from '../../contract/rules/lowest-price.ts';
import { toAmount } from '../../contract/rules/money.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { MockDb } from './db.ts';

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

/** Adds the prices at which the plans are offered from now on. */
const recordPrices = (entry: CatalogueEntry, at: Date): void => {
  const prices = { ...entry.prices };
  const isOffered = entry.published && entry.deleted === null;
  const offered = new Map<string, number | null>(Object.keys(prices).map((plan) => [plan, null]));
  for (const plan of entry.product.pricing) offered.set(plan.id, isOffered ? toCurrentCents(plan, at) : null);
  for (const [plan, cents] of offered) {
    const history = prices[plan] ?? [];
    if (cents !== (history.at(-1)?.cents ?? null)) prices[plan] = [...history, { cents, since: at.toISOString() }];
  }
  entry.prices = prices;
};

/** Call it before the prices change: a product of the demo has no history until then. */
export const startPriceHistory = (entry: CatalogueEntry): void => {
  if (!entry.prices) recordPrices(entry, new Date(entry.updated_at));
};

/** The plans as a product's page shows them, with the lowest price of the 30 days before a launch price. */
export const toPublicPlans = ({ product, prices = {} }: CatalogueEntry): PricingTier[] =>
  product.pricing.map((stored) => {
    const plan = withoutEndedLaunch(stored, new Date());
    const history = (prices[plan.id] ?? []).map(({ cents, since }) => ({ cents, since: new Date(since) }));
    const cents = plan.launch ? findLowestPrice(history) : null;
    return cents === null ? plan : { ...plan, lowestPrice: toAmount(cents) };
  });

/** A change of the product's own status. */
export const updateEntry = (
  entry: CatalogueEntry,
  change: Partial<Pick<CatalogueEntry, 'published' | 'deleted'>>,
): void => {
  startPriceHistory(entry);
  Object.assign(entry, change);
  entry.revision += 1;
  const at = new Date();
  entry.updated_at = at.toISOString();
  recordPrices(entry, at);
};

import type { BundleCard, Picture, PricingTier } from '../../contract/generated/model.ts';
import { isBundleOffered, priceBundle, type StoredBundlePart } from '../../contract/rules/bundles.ts';
import { toCurrentCents } from '../../contract/rules/launch-price.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { Deletable } from './content.ts';
import type { MockDb } from './db.ts';
import { selectPlanFile } from './plan-files.ts';
import { allPlans } from './product-plans.ts';
import { publicProducts } from './products.ts';
import type { ReleaseFile } from './releases.ts';

export type StoredBundle = Deletable & {
  id: number;
  version: number;
  name: string;
  description: string;
  image: Picture;
  parts: StoredBundlePart[];
  price: number;
  endsAt: string | null;
  published: boolean;
  updated_at: string;
};

export interface BundleState {
  /** the oldest first, with deleted ones */
  bundles: StoredBundle[];
  /** user id, or 'visitor' → ids of the bundles in the cart, in the order in which they were added */
  cartBundles: Record<string, number[]>;
}

interface OpenedPart {
  entry: CatalogueEntry;
  planId: string;
  plan: PricingTier | undefined;
  /** undefined when it is not for sale */
  file: ReleaseFile | undefined;
  cents: number;
  share: number;
  owned: boolean;
}

/** A bundle at the current prices. */
export interface OpenedBundle {
  bundle: StoredBundle;
  parts: OpenedPart[];
  cents: number;
  singleCents: number;
  dueCents: number;
  /** visitors see it, and everything in it is for sale */
  isAvailable: boolean;
}

/** A plan for a lifetime. */
const isOwned = (db: MockDb, userId: string | undefined, { product }: CatalogueEntry, planId: string): boolean =>
  db.state.downloads.some(
    (download) =>
      download.userId === userId &&
      download.product_name === product.title &&
      download.rights?.plan_id === planId &&
      download.rights.holds_until === null,
  );

/** @param userId whose plans are deducted */
export const openBundle = (db: MockDb, bundle: StoredBundle, userId?: string): OpenedBundle => {
  const at = new Date();
  const opened = bundle.parts.flatMap(({ productId, planId }) => {
    const entry = db.state.catalogue.find(({ product }) => product.id === productId);
    const plan = entry && allPlans(entry).find(({ id }) => id === planId);
    if (!entry) return [];
    const isSold = publicProducts(db).includes(entry) && entry.product.pricing.some(({ id }) => id === planId);
    const file = isSold ? selectPlanFile(db, entry, planId) : undefined;
    const cents = plan ? toCurrentCents(plan, at) : 0;
    return [{ entry, planId, plan, file, cents, owned: isOwned(db, userId, entry, planId) }];
  });
  const { shares, ...price } = priceBundle(toCents(bundle.price), opened);
  const { published, endsAt } = bundle;
  const isOffered = isBundleOffered({ published, endsAt: endsAt === null ? null : new Date(endsAt) }, at);
  return {
    bundle,
    ...price,
    parts: opened.map((part, index) => ({ ...part, share: shares[index] ?? 0 })),
    isAvailable:
      bundle.deletedAt === null &&
      isOffered &&
      opened.length === bundle.parts.length &&
      opened.every(({ file }) => file !== undefined),
  };
};

/** A bundle that is for sale. */
export const findBundle = (db: MockDb, id: number, userId?: string): OpenedBundle | undefined => {
  const bundle = db.state.bundles.find((stored) => stored.id === id);
  const opened = bundle && openBundle(db, bundle, userId);
  return opened?.isAvailable ? opened : undefined;
};

/** The bundles on sale that contain a product, newest first. */
export const listProductBundles = (db: MockDb, productId: number): BundleCard[] =>
  db.state.bundles
    .filter(({ parts }) => parts.some((part) => part.productId === productId))
    .map((bundle) => openBundle(db, bundle))
    .filter(({ isAvailable }) => isAvailable)
    .map(({ bundle: { id, name }, cents, singleCents, parts }) => ({
      id,
      name,
      price: toAmount(cents),
      singlePrice: toAmount(singleCents),
      products: parts.map(({ entry: { product } }) => ({ id: product.id, title: product.title })),
    }))
    .toReversed();

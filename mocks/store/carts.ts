import type { Cart, CartItem, PricingTier, User } from '../../contract/generated/model.ts';
import { toCartCents } from '../../contract/rules/chosen-prices.ts';
import { toRegularCents } from '../../contract/rules/launch-price.ts';
import { MISSING_PICTURE } from '../../contract/rules/missing-picture.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import { MAX_CART_ITEMS, maxQuantity } from '../../contract/rules/order-lines.ts';
import { isPriceChosen } from '../../contract/rules/plan-price.ts';
import { grantedRights, toTermMonths } from '../../contract/rules/plan-terms.ts';
import { areFreeSeats, toLineRights } from '../../contract/rules/seats.ts';
import type { BundleState } from './bundles.ts';
import { countBundleParts, openCartBundles, toCartBundle } from './cart-bundles.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { MockDb } from './db.ts';
import { selectPlanFile } from './plan-files.ts';
import { allPlans } from './product-plans.ts';
import { publicProducts } from './products.ts';
import type { ReleaseFile } from './releases.ts';

interface StoredCartItem {
  id: string;
  productId: number;
  planId: string;
  quantity: number;
  /** price of one unit, if the buyer chose it */
  chosenCents?: number | null;
}

export interface CartState extends BundleState {
  /** of the buyer's network; null when unknown */
  networkCountry: string | null;
  /** user id, or 'visitor' → what is going to be bought, in the order in which it was added */
  carts: Record<string, StoredCartItem[]>;
}

/** What decides on the units that can be bought at once. */
export const toSoldProduct = (db: MockDb, { product, licenceKeys }: CatalogueEntry) => ({
  licence_keys: licenceKeys,
  hasImportedKeys: db.state.licencePool.some(({ productId }) => productId === product.id),
});

/** Units of a plan that can be bought at once. */
export const maxUnits = (db: MockDb, entry: CatalogueEntry, plan: PricingTier): number =>
  maxQuantity(toSoldProduct(db, entry), grantedRights(plan));

/** What the units of a plan in a cart grant. */
const toItemRights = (plan: PricingTier, quantity: number) =>
  toLineRights(grantedRights(plan), { quantity, wantsSeats: false });

/** Whether several units of a plan in a cart would be seats that cost nothing. */
export const isFreeInSeats = (
  plan: PricingTier,
  { quantity, chosenCents = null }: Pick<StoredCartItem, 'quantity' | 'chosenCents'>,
): boolean => areFreeSeats(toItemRights(plan, quantity), toCartCents(plan, chosenCents, new Date()));

/** An item with what can be bought of it. */
export interface OpenedItem {
  item: StoredCartItem;
  entry: CatalogueEntry;
  /** undefined once it is neither sold nor held */
  plan: PricingTier | undefined;
  /** undefined when it is no longer for sale */
  file: ReleaseFile | undefined;
}

/** The items of a cart. */
export const openCart = (db: MockDb, owner: string): OpenedItem[] =>
  (db.state.carts[owner] ?? []).flatMap((item) => {
    const entry = db.state.catalogue.find(({ product }) => product.id === item.productId);
    const plan = entry && allPlans(entry).find(({ id }) => id === item.planId);
    if (!entry) return [];
    // The product may have got keys of its own since it was added.
    const quantity = Math.min(item.quantity, plan ? maxUnits(db, entry, plan) : 1);
    const isSold = publicProducts(db).includes(entry) && entry.product.pricing.some(({ id }) => id === item.planId);
    return [
      { item: { ...item, quantity }, entry, plan, file: isSold ? selectPlanFile(db, entry, item.planId) : undefined },
    ];
  });

const isOwned = (db: MockDb, userId: string, { entry, item }: OpenedItem): boolean =>
  db.state.downloads.some(
    (download) =>
      download.userId === userId &&
      download.product_name === entry.product.title &&
      download.rights?.plan_id === item.planId &&
      (download.rights.holds_until === null || Date.parse(download.rights.holds_until) > Date.now()),
  );

const toItem = (db: MockDb, opened: OpenedItem, user: User | undefined): CartItem => {
  const { item, entry, plan, file } = opened;
  const { id: product_id, title: product_name, images } = entry.product;
  const unitCents = plan ? toCartCents(plan, item.chosenCents ?? null, new Date()) : 0;
  const isChosen = plan !== undefined && isPriceChosen(plan);
  return {
    id: item.id,
    product_id,
    product_name,
    image: images[0] ?? MISSING_PICTURE,
    plan_id: item.planId,
    tier: plan?.name ?? '',
    period: plan?.period ?? '',
    termMonths: plan ? toTermMonths(plan) : null,
    quantity: item.quantity,
    max_quantity: plan ? maxUnits(db, entry, plan) : 1,
    unitPrice: toAmount(unitCents),
    regular_price: toAmount(plan && !isChosen ? toRegularCents(plan) : unitCents),
    amount: toAmount(unitCents * item.quantity),
    available: file !== undefined,
    owned: user !== undefined && isOwned(db, user.id, opened),
    ...(isChosen && { minimum_price: plan.price }),
    ...(plan && toItemRights(plan, item.quantity).seats && { seats: true }),
  };
};

/** A cart as its owner sees it. */
export const toCart = (db: MockDb, owner: string, user: User | undefined): Cart => {
  const items = openCart(db, owner).map((opened) => toItem(db, opened, user));
  const bundles = openCartBundles(db, owner).map(toCartBundle);
  const cents = [...items, ...bundles].reduce(
    (sum, { available, amount }) => (available ? sum + toCents(amount) : sum),
    0,
  );
  const count = items.reduce((sum, { quantity }) => sum + quantity, bundles.length);
  return { items, count, amount: toAmount(cents), bundles };
};

type NewItem = Omit<StoredCartItem, 'id'>;

/** Adds a plan, or changes quantity and price of the one that is there; false when the cart is full. */
export const addToCart = (
  db: MockDb,
  owner: string,
  { productId, planId, quantity, chosenCents }: NewItem,
): boolean => {
  const items = db.state.carts[owner] ?? [];
  const present = items.find((item) => item.productId === productId && item.planId === planId);
  if (present) Object.assign(present, { quantity: Math.max(present.quantity, quantity), chosenCents });
  if (present) return true;
  if (items.length + countBundleParts(db, owner) >= MAX_CART_ITEMS) return false;
  db.state.carts[owner] = [...items, { id: crypto.randomUUID(), productId, planId, quantity, chosenCents }];
  return true;
};

export const setQuantity = (
  db: MockDb,
  owner: string,
  { id, quantity }: Pick<StoredCartItem, 'id' | 'quantity'>,
): void => {
  db.state.carts[owner] = (db.state.carts[owner] ?? []).map((item) => (item.id === id ? { ...item, quantity } : item));
};

/** Moves a visitor's cart into the account that signs in, as far as there is room. */
export const claimCart = (db: MockDb, visitor: string, userId: string): void => {
  for (const { item } of openCart(db, visitor)) addToCart(db, userId, item);
  delete db.state.carts[visitor];
};

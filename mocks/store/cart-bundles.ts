import type { CartBundle } from '../../contract/generated/model.ts';
import { toAmount } from '../../contract/rules/money.ts';
import { MAX_CART_ITEMS } from '../../contract/rules/order-lines.ts';
import { type OpenedBundle, openBundle } from './bundles.ts';
import type { MockDb } from './db.ts';

/** The bundles of a cart; what its owner has is deducted, unless they are a gift. */
export const openCartBundles = (db: MockDb, owner: string, isGift = false): OpenedBundle[] =>
  (db.state.cartBundles[owner] ?? []).flatMap((id) => {
    const bundle = db.state.bundles.find((stored) => stored.id === id);
    return bundle ? [openBundle(db, bundle, isGift ? undefined : owner)] : [];
  });

export const toCartBundle = ({
  bundle,
  parts,
  cents,
  singleCents,
  dueCents,
  isAvailable,
}: OpenedBundle): CartBundle => ({
  bundle_id: bundle.id,
  name: bundle.name,
  image: bundle.image,
  parts: parts.map(({ entry: { product }, planId, plan, cents: alone, share, owned }) => ({
    product_id: product.id,
    product_name: product.title,
    plan_id: planId,
    tier: plan?.name ?? '',
    price: toAmount(alone),
    amount: toAmount(share),
    owned,
  })),
  price: toAmount(cents),
  singlePrice: toAmount(singleCents),
  amount: toAmount(dueCents),
  available: isAvailable,
});

/** Products in the bundles of a cart, for its limit. */
export const countBundleParts = (db: MockDb, owner: string): number =>
  openCartBundles(db, owner).reduce((sum, { bundle }) => sum + bundle.parts.length, 0);

/** Adds a bundle, once; false when the cart is full. */
export const addCartBundle = (db: MockDb, owner: string, { bundle }: OpenedBundle): boolean => {
  const ids = db.state.cartBundles[owner] ?? [];
  if (ids.includes(bundle.id)) return true;
  const size = (db.state.carts[owner] ?? []).length + countBundleParts(db, owner);
  if (size + bundle.parts.length > MAX_CART_ITEMS) return false;
  db.state.cartBundles[owner] = [...ids, bundle.id];
  return true;
};

/** Moves a visitor's bundles into the account that signs in, as far as there is room. */
export const claimCartBundles = (db: MockDb, visitor: string, userId: string): void => {
  for (const opened of openCartBundles(db, visitor)) addCartBundle(db, userId, opened);
  delete db.state.cartBundles[visitor];
};

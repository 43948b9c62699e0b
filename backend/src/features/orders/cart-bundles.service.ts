import type { Kysely, Transaction } from 'kysely';
import type { Cart, CartBundle } from '../../../../contract/generated/model.ts';
import { BUNDLE_REFUSALS, isBundleOffered } from '../../../../contract/rules/bundles.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { MAX_CART_ITEMS } from '../../../../contract/rules/order-lines.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { priceBundles } from '../catalogue/bundle-prices.service.ts';
import { findOfferedBundle, type PricedBundle } from '../catalogue/bundles.repository.ts';
import type { SaveOwner } from '../catalogue/save-owner.rules.ts';
import { toCart } from './cart.mapper.ts';
import { listCartItems, lockCart } from './cart.repository.ts';
import { deleteCartBundles, insertCartBundle, listCartBundles } from './cart-bundles.repository.ts';
import type { PurchaseItem } from './selected-plan.service.ts';

type CartDeps = Pick<Deps, 'db' | 'clock'>;

/** A bundle of a cart at the prices of a moment; what the account owns is deducted. */
export type OpenedBundle = PricedBundle & {
  /** it is offered, and everything in it is for sale */
  isAvailable: boolean;
};

/** The bundles of a cart, for its owner. @param isGift nothing is deducted: the recipient gets all of it */
export async function openCartBundles(
  db: Kysely<Database>,
  owner: SaveOwner,
  { at, isGift }: { at: Date; isGift: boolean },
): Promise<OpenedBundle[]> {
  const rows = await listCartBundles(db, owner);
  const userId = owner.column === 'user_id' && !isGift ? owner.id : null;
  const bundles = await priceBundles(db, rows, { userId, at });
  return bundles.map((bundle, index) => {
    const { published, ends_at: endsAt } = bundle.row;
    const exists = rows[index]?.exists ?? false;
    return { ...bundle, isAvailable: exists && bundle.isForSale && isBundleOffered({ published, endsAt }, at) };
  });
}

function toCartBundle({ row, parts, cents, singleCents, dueCents, isAvailable }: OpenedBundle): CartBundle {
  return {
    bundle_id: row.id,
    name: row.name,
    image: row.image,
    parts: parts.map(({ productId, planId, title, plan, cents: alone, share, owned }) => ({
      product_id: productId,
      product_name: title,
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
  };
}

/** A cart as its owner sees it. @param owner null for a visitor without one */
export async function loadCart(db: Kysely<Database>, owner: SaveOwner | null, at: Date): Promise<Cart> {
  const items = owner ? await listCartItems(db, owner, { at }) : [];
  const bundles = owner ? await openCartBundles(db, owner, { at, isGift: false }) : [];
  const dueCents = bundles.reduce((sum, { isAvailable, dueCents: due }) => sum + (isAvailable ? due : 0), 0);
  return toCart(items, { bundles: bundles.map(toCartBundle), cents: dueCents }, at);
}

const isAllOwned = ({ parts }: PricedBundle): boolean => parts.every(({ owned }) => owned);

/** Also one that the account owns: it may become a gift. @throws AppError 404 if it is not for sale, 409 when the cart is full */
export function addBundleToCart({ db, clock }: CartDeps, owner: SaveOwner, bundleId: number): Promise<Cart> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    await lockCart(tx, owner);
    const row = await findOfferedBundle(tx, bundleId, at);
    const userId = owner.column === 'user_id' ? owner.id : null;
    const [bundle] = await priceBundles(tx, row ? [row] : [], { userId, at });
    if (!bundle?.isForSale) throw notFound(BUNDLE_REFUSALS.bundleNotForSale);
    const present = await listCartBundles(tx, owner);
    if (!present.some(({ id }) => id === bundleId)) {
      const size = present.reduce((sum, { parts }) => sum + parts.length, 0);
      const items = await listCartItems(tx, owner, { at });
      if (items.length + size + bundle.parts.length > MAX_CART_ITEMS) throw conflict(REFUSALS.cartFull);
      await insertCartBundle(tx, owner, { bundleId, at });
    }
    return loadCart(tx, owner, at);
  });
}

/** Also succeeds if the bundle is no longer in the cart. */
export function removeBundleFromCart({ db, clock }: CartDeps, owner: SaveOwner, bundleId: number): Promise<Cart> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    await lockCart(tx, owner);
    await deleteCartBundles(tx, owner, bundleId);
    return loadCart(tx, owner, at);
  });
}

/** Products in the bundles of a cart, for its limit. */
export async function countBundleParts(tx: Transaction<Database>, owner: SaveOwner): Promise<number> {
  return (await listCartBundles(tx, owner)).reduce((sum, { parts }) => sum + parts.length, 0);
}

/**
 * What is ordered of the bundles of a cart, each plan at its share.
 * @throws AppError 409 while something in a bundle is not for sale, and for one that the account owns already
 */
export function toBundleItems(bundles: readonly OpenedBundle[]): PurchaseItem[] {
  if (!bundles.every(({ isAvailable }) => isAvailable)) throw conflict(REFUSALS.cartUnavailable);
  return bundles.flatMap((bundle) => {
    const { id, name } = bundle.row;
    if (isAllOwned(bundle)) throw conflict(BUNDLE_REFUSALS.bundleOwned(name));
    return bundle.parts.flatMap(({ productId, planId, plan, share, owned }) =>
      owned
        ? []
        : [{ productId, planId, tier: plan?.name ?? '', quantity: 1, bundle: { id, name, shareCents: share } }],
    );
  });
}

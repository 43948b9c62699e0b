import type { Transaction } from 'kysely';
import type { Cart, CartQuote } from '../../../../contract/generated/model.ts';
import { toCartCents } from '../../../../contract/rules/chosen-prices.ts';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import { type LinePrice, MAX_CART_ITEMS, maxQuantity } from '../../../../contract/rules/order-lines.ts';
import { isPriceChosen } from '../../../../contract/rules/plan-price.ts';
import { grantedRights } from '../../../../contract/rules/plan-terms.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, MergeVisitor } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { prepareVatCheck } from '../../vat-numbers/vat-checks.ts';
import { getBuyerTax } from '../billing/tax.service.ts';
import type { SaveOwner } from '../catalogue/save-owner.rules.ts';
import {
  type CartItemRow,
  deleteCartItem,
  listCartItems,
  lockCart,
  moveCart,
  updateCartQuantity,
  upsertCartItem,
} from './cart.repository.ts';
import { moveCartBundles } from './cart-bundles.repository.ts';
import { countBundleParts, loadCart, openCartBundles, toBundleItems } from './cart-bundles.service.ts';
import { applyChosenPrice } from './chosen-price.service.ts';
import { rejectSecondUse } from './coupon-price.service.ts';
import { priceItems } from './order-price.service.ts';
import { toQuote } from './quote.service.ts';
import { type PricedLine, type PurchaseItem, selectPlan } from './selected-plan.service.ts';

type CartDeps = Pick<Deps, 'db' | 'clock'>;

/** The cart of an account or a visitor. @param owner null for a visitor without one */
export async function readCart({ db, clock }: CartDeps, owner: SaveOwner | null): Promise<Cart> {
  return loadCart(db, owner, clock.now());
}

/** @throws AppError as `selectPlan`; 400 for a chosen price that is not allowed, 409 when the cart is full */
export async function addToCart({ db, clock }: CartDeps, owner: SaveOwner, item: PurchaseItem): Promise<Cart> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    await lockCart(tx, owner);
    const { offer, plan } = await applyChosenPrice(tx, await selectPlan(tx, { ...item, at }), item);
    const rows = await listCartItems(tx, owner, { at });
    const isNew = !rows.some((row) => row.product_id === offer.id && row.plan_id === plan.id);
    const size = rows.length + (await countBundleParts(tx, owner));
    if (isNew && size >= MAX_CART_ITEMS) throw conflict(REFUSALS.cartFull);
    const chosenCents = item.chosenPrice === undefined ? null : toCents(item.chosenPrice);
    await upsertCartItem(tx, owner, { productId: offer.id, planId: plan.id, quantity: item.quantity, chosenCents, at });
    return loadCart(tx, owner, at);
  });
}

/** @throws AppError 404 for an item of another cart, otherwise as `selectPlan` */
export async function changeQuantity(
  { db, clock }: CartDeps,
  owner: SaveOwner,
  { itemId, quantity }: { itemId: string; quantity: number },
): Promise<Cart> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    await lockCart(tx, owner);
    const [row] = await listCartItems(tx, owner, { at, itemId });
    if (!row) throw notFound();
    const item = { ...toPurchaseItem(row, at), quantity };
    await applyChosenPrice(tx, await selectPlan(tx, { ...item, at }), item);
    await updateCartQuantity(tx, owner, { itemId, quantity, at });
    return loadCart(tx, owner, at);
  });
}

/** Also succeeds if the item is no longer in the cart. */
export async function removeFromCart({ db, clock }: CartDeps, owner: SaveOwner, itemId: string): Promise<Cart> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    await lockCart(tx, owner);
    await deleteCartItem(tx, owner, itemId);
    return loadCart(tx, owner, at);
  });
}

/** With the quantity that can be bought now and the price, as the cart shows them. */
function toPurchaseItem(row: CartItemRow, at: Date): PurchaseItem {
  const { product_id: productId, plan_id: planId } = row;
  const plan = row.pricing.find(({ id }) => id === planId);
  const most = plan ? maxQuantity(row, grantedRights(plan)) : row.quantity;
  const chosen = plan && isPriceChosen(plan) && { chosenPrice: toAmount(toCartCents(plan, row.chosen_cents, at)) };
  return { productId, planId, tier: plan?.name ?? '', quantity: Math.min(row.quantity, most), ...chosen };
}

/**
 * Everything in a cart, which cannot change before the transaction ends: the items with their ids, then the plans of bundles.
 * @throws AppError 409 for an empty cart, while an item is not for sale, and for a bundle that the account owns
 */
export async function lockCartItems(
  tx: Transaction<Database>,
  owner: SaveOwner | null,
  { at, isGift }: { at: Date; isGift: boolean },
): Promise<{ ids: string[]; items: PurchaseItem[] }> {
  if (!owner) throw conflict(REFUSALS.cartEmpty);
  await lockCart(tx, owner);
  const rows = await listCartItems(tx, owner, { at });
  const bundles = await openCartBundles(tx, owner, { at, isGift });
  if (rows.length + bundles.length === 0) throw conflict(REFUSALS.cartEmpty);
  if (!rows.every(({ available }) => available)) throw conflict(REFUSALS.cartUnavailable);
  return {
    ids: rows.map(({ id }) => id),
    items: [...rows.map((row) => toPurchaseItem(row, at)), ...toBundleItems(bundles)],
  };
}

/** The sum of lines. */
const toLineQuote = (lines: readonly Pick<PricedLine, 'price'>[]) => {
  const sumOf = (key: keyof LinePrice) => toAmount(lines.reduce((sum, { price }) => sum + price[key], 0));
  return { price: sumOf('listedCents'), discount: sumOf('discountCents'), amount: sumOf('cents') };
};

/** @throws AppError as `lockCartItems`, 400 for an invalid coupon */
export async function quoteCart(
  deps: CartDeps & Pick<Deps, 'env' | 'log'>,
  owner: SaveOwner | null,
  {
    userId,
    coupon,
    country,
    vatNumber,
    network,
    isGift,
  }: {
    userId: string | null;
    coupon: string | undefined;
    country: string | undefined;
    /** of a guest */
    vatNumber: string | undefined;
    network: string | null | undefined;
    isGift: boolean;
  },
): Promise<CartQuote> {
  const { db, clock } = deps;
  await prepareVatCheck(deps, { userId, country, vatNumber });
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const { ids, items } = await lockCartItems(tx, owner, { at, isGift });
    const buyerTax = await getBuyerTax(tx, { userId, selectedCountry: country, hasHomeFallback: true, vatNumber, at });
    const buyer = { userId, country: buyerTax.country, network };
    const order = await priceItems(tx, items, { coupon, tax: buyerTax.tax, buyer, at });
    if (userId !== null) await rejectSecondUse(tx, order.coupon, userId);
    const lines = ids.flatMap((item_id, index) =>
      order.lines[index] ? [{ item_id, ...toLineQuote([order.lines[index]]) }] : [],
    );
    const byBundle = Map.groupBy(order.lines.slice(ids.length), ({ bundle }) => bundle?.id ?? 0);
    const bundles = [...byBundle].map(([bundle_id, parts]) => ({ bundle_id, ...toLineQuote(parts) }));
    return { lines, ...toQuote(order, buyerTax), bundles };
  });
}

/**
 * Moves a visitor's cart to the user's account. A failure does not prevent signing in; it then stays with the visitor and is
 * moved at the next sign-in.
 */
export const mergeCart: MergeVisitor = async ({ db, log }, { visitorId, requestId }, userId) => {
  if (visitorId === null) return;
  try {
    await inTransaction(db, async (tx) => {
      // The visitor's first: an order of it that is under way empties it.
      await lockCart(tx, { column: 'visitor_id', id: visitorId });
      await lockCart(tx, { column: 'user_id', id: userId });
      const fit = { userId, limit: MAX_CART_ITEMS, at: new Date() };
      await moveCart(tx, visitorId, fit);
      await moveCartBundles(tx, visitorId, fit);
    });
  } catch (error) {
    log.error('A cart could not be moved to the account', { requestId, error });
  }
};

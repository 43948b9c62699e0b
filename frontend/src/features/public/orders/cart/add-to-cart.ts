import { isPriceChosen } from '@contract/rules/plan-price.ts';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { useNavigate } from '@tanstack/react-router';
import { addCartBundle, addCartItem, getGetCartQueryKey } from '@/api/generated/cart/cart.ts';
import { getGetProductQueryOptions } from '@/api/generated/products/products.ts';
import { areCookiesBlocked, COOKIES_BLOCKED } from '@/lib/blocked-cookies.ts';
import { saveCartCount } from '@/lib/cart-count.ts';
import { toasts } from '@/lib/toasts.ts';
import { session } from '@/session/session.ts';

/** What is added: a plan, or the product of a card, which does not list its plans. */
export interface Addition {
  readonly productId: number;
  readonly plan?: { readonly id: string; readonly name: string } | undefined;
  /** Of one unit, for a plan whose buyers choose it. */
  readonly chosenPrice?: number | undefined;
}

type Navigate = ReturnType<typeof useNavigate>;

/** The plan to add: the given one, or the only one that costs something, if its price is fixed. */
async function planOf(client: QueryClient, { productId, plan }: Addition) {
  if (plan) return plan;
  const { pricing } = await client.fetchQuery(getGetProductQueryOptions(String(productId)));
  const paid = pricing.filter((offer) => offer.price > 0 || isPriceChosen(offer));
  const [offered, ...others] = paid.length > 0 ? paid : pricing;
  return others.length === 0 && offered && !isPriceChosen(offered) ? offered : undefined;
}

/** Shows a message when a visitor's cart cannot be stored. */
function isRefusedWithoutCookies(): boolean {
  const isRefused = areCookiesBlocked() && !session.read().token;
  if (isRefused) toasts.show({ text: COOKIES_BLOCKED, tone: 'notice' });
  return isRefused;
}

interface BundleAddition {
  readonly id: number;
  /** The cart is opened next, so that nothing has to be said. */
  readonly isSilent: boolean;
}

/** Adds a bundle to the cart and shows a message with a link to it. @returns whether it is in the cart */
export async function addBundleToCart(
  client: QueryClient,
  navigate: Navigate,
  { id, isSilent }: BundleAddition,
): Promise<boolean> {
  if (isRefusedWithoutCookies()) return false;
  const cart = await addCartBundle({ bundle_id: id });
  client.setQueryData(getGetCartQueryKey(), cart);
  saveCartCount(cart.count);
  const bundle = cart.bundles.find(({ bundle_id }) => bundle_id === id);
  if (isSilent) return true;
  toasts.show({
    tone: 'success',
    text: bundle ? t`Added to cart: ${bundle.name}` : t`Added to cart`,
    action: { label: t`View cart`, run: () => void navigate({ to: '/cart' }) },
  });
  return true;
}

/**
 * Adds to the cart and says so, with a link to the cart. Of a product with several plans nothing is added: its page opens
 * at the plans.
 */
export async function addToCart(client: QueryClient, navigate: Navigate, addition: Addition): Promise<void> {
  if (isRefusedWithoutCookies()) return;
  const plan = await planOf(client, addition);
  if (!plan) {
    await navigate({ to: '/product/$id', params: { id: String(addition.productId) }, hash: 'pricing' });
    return;
  }
  const { productId, chosenPrice } = addition;
  const chosen = chosenPrice === undefined ? {} : { chosen_price: chosenPrice };
  const cart = await addCartItem({ product_id: productId, plan_id: plan.id, tier: plan.name, ...chosen });
  client.setQueryData(getGetCartQueryKey(), cart);
  saveCartCount(cart.count);
  const item = cart.items.find(({ plan_id }) => plan_id === plan.id);
  toasts.show({
    tone: 'success',
    text: item ? t`Added to cart: ${item.product_name}, ${item.tier}` : t`Added to cart`,
    action: { label: t`View cart`, run: () => void navigate({ to: '/cart' }) },
  });
}

import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import { addCartItem, getGetCartQueryKey } from '@/api/generated/cart/cart.ts';
import { getGetProductQueryOptions } from '@/api/generated/products/products.ts';
import { areCookiesBlocked, COOKIES_BLOCKED } from '@/lib/blocked-cookies.ts';
import { saveCartCount } from '@/lib/cart-count.ts';
import { toasts } from '@/lib/toasts.ts';
import { session } from '@/session/session.ts';

/** What is added: a plan, or the product of a card, which does not list its plans. */
export interface Addition {
  readonly productId: number;
  readonly plan?: { readonly id: string; readonly name: string } | undefined;
}

interface AfterAdding {
  readonly viewCart: () => void;
  /** Called for a product with several plans instead of adding one of them. */
  readonly choosePlan: () => void;
}

/** The plan to add: the given one, or the only one that costs something. */
async function planOf(client: QueryClient, { productId, plan }: Addition) {
  if (plan) return plan;
  const { pricing } = await client.fetchQuery(getGetProductQueryOptions(String(productId)));
  const paid = pricing.filter(({ price }) => price > 0);
  const offered = paid.length > 0 ? paid : pricing;
  return offered.length === 1 ? offered[0] : undefined;
}

/** Adds to the cart and says so, with a link to the cart; its failures are shown as well. */
export async function addToCart(client: QueryClient, addition: Addition, { viewCart, choosePlan }: AfterAdding) {
  if (areCookiesBlocked() && !session.read().token) {
    toasts.show({ text: COOKIES_BLOCKED, tone: 'notice' });
    return;
  }
  try {
    const plan = await planOf(client, addition);
    if (!plan) {
      choosePlan();
      return;
    }
    const cart = await addCartItem({ product_id: addition.productId, plan_id: plan.id, tier: plan.name });
    client.setQueryData(getGetCartQueryKey(), cart);
    saveCartCount(cart.count);
    const item = cart.items.find(({ plan_id }) => plan_id === plan.id);
    toasts.show({
      tone: 'success',
      text: item ? t`Added to cart: ${item.product_name}, ${item.tier}` : t`Added to cart`,
      action: { label: t`View cart`, run: viewCart },
    });
  } catch (error) {
    toasts.show({ tone: 'danger', text: errorMessage(error, t`Failed to add to the cart`) });
  }
}

import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getGetCartQueryKey, orderCart, orderGuestCart } from '@/api/generated/cart/cart.ts';
import type { Cart, CartOrderInput, GuestCartOrderInput } from '@/api/generated/model.ts';
import { savePurchase } from '@/lib/recent-purchase.ts';
import { saveToken } from '../../kit/checkout/order-token.ts';
import { redirectToPayment, sendOrder } from '../../kit/checkout/send-order.ts';
import { ANY_CART, CART_ID, cartKey, orderedPlans } from './cart-rules.ts';

/**
 * Orders the cart, then opens the page where the payment is made or the order is shown. The attempt names the items, which
 * the request does not: another cart with the same total is another purchase.
 */
export function useCartOrder(cart: Cart) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const savePurchases = (href: string) => {
    savePurchase({ productId: CART_ID, planId: ANY_CART, href });
    const plans = orderedPlans(cart);
    savePurchase({ productId: CART_ID, planId: cartKey(plans), href });
    for (const { product_id: productId, plan_id: planId } of plans) savePurchase({ productId, planId, href });
  };
  // The cart is fetched last: until then the page shows what is being paid.
  const cartQuery = { queryKey: getGetCartQueryKey() };
  const cartHash = hashKey(cartQuery.queryKey);
  const items = cart.items.map(({ id, quantity }) => [id, quantity]);
  const subject = `cart ${JSON.stringify([items, cart.bundles.map(({ bundle_id }) => bundle_id)])}`;
  return {
    asGuest: async (input: GuestCartOrderInput) => {
      const { token, order } = await sendOrder(subject, (headers) => orderGuestCart(input, { headers }));
      saveToken(token);
      savePurchases(`/order#${token}`);
      if (!(await redirectToPayment(order.order.payment))) await navigate({ to: '/order', hash: token });
      await client.invalidateQueries(cartQuery);
    },
    asCustomer: async (input: CartOrderInput) => {
      const { id, payment } = await sendOrder(subject, (headers) => orderCart(input, { headers }));
      savePurchases(`/dashboard/orders?order=${id}`);
      await client.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== cartHash });
      if (!(await redirectToPayment(payment))) {
        if (payment) await navigate({ to: '/dashboard/payments/$id', params: { id: payment.id } });
        else await navigate({ to: '/dashboard/orders', search: { order: id } });
      }
      await client.invalidateQueries(cartQuery);
    },
  };
}

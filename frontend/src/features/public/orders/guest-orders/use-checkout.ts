import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createGuestOrder } from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestOrderInput, OrderInput } from '@/api/generated/model.ts';
import { createOrder } from '@/api/generated/orders/orders.ts';
import { savePurchase } from '@/lib/recent-purchase.ts';
import { saveToken } from '../../kit/checkout/order-token.ts';
import { redirectToPayment, sendOrder } from '../../kit/checkout/send-order.ts';

type PlanOrder<Input> = Input & { plan_id: string };

/** Buys a plan, then opens the page where the payment is made or tracked. */
export function useCheckout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return {
    asGuest: async (input: PlanOrder<GuestOrderInput>) => {
      const { token, order } = await sendOrder('checkout', (headers) => createGuestOrder(input, { headers }));
      saveToken(token);
      savePurchase({ productId: input.product_id, planId: input.plan_id, href: `/order#${token}` });
      if (!(await redirectToPayment(order.order.payment))) await navigate({ to: '/order', hash: token });
    },
    asCustomer: async (input: PlanOrder<OrderInput>) => {
      const { id, payment } = await sendOrder('checkout', (headers) => createOrder(input, { headers }));
      savePurchase({ productId: input.product_id, planId: input.plan_id, href: `/dashboard/orders?order=${id}` });
      await client.invalidateQueries();
      if (await redirectToPayment(payment)) return;
      if (payment) await navigate({ to: '/dashboard/payments/$id', params: { id: payment.id } });
      else if (input.gift || input.seats) await navigate({ to: '/dashboard/orders', search: { order: id } });
      else await navigate({ to: '/dashboard/downloads' });
    },
  };
}

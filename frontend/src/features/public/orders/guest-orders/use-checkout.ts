import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isOutcomeUnknown, saveAttempt, settle } from '@/api/attempt.ts';
import { createGuestOrder } from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestOrderInput, OrderInput, Payment } from '@/api/generated/model.ts';
import { createOrder } from '@/api/generated/orders/orders.ts';
import { openPaymentPage } from '@/lib/open-payment-page.ts';
import { savePurchase } from '@/lib/recent-purchase.ts';
import { saveToken } from './order-token.ts';

const SUBJECT = 'checkout';

type PlanOrder<Input> = Input & { plan_id: string };

/**
 * Buys, then opens the page where the payment is made or tracked. Retrying after an unclear result repeats the same
 * purchase, on this screen or after a reload.
 */
export function useCheckout() {
  const client = useQueryClient();
  const navigate = useNavigate();

  const once = async <Answer>(request: object, send: (headers: Record<string, string>) => Promise<Answer>) => {
    const { key } = saveAttempt(SUBJECT, JSON.stringify(request));
    try {
      const answer = await send({ 'Idempotency-Key': key });
      settle(SUBJECT);
      return answer;
    } catch (error) {
      if (!isOutcomeUnknown(error)) settle(SUBJECT);
      throw error;
    }
  };
  /** False when the customer stays on the site; otherwise resolves when the customer is back. */
  const leave = async (payment: Payment | undefined): Promise<boolean> => {
    if (!payment?.checkoutUrl) return false;
    await openPaymentPage(payment.checkoutUrl);
    return true;
  };

  return {
    asGuest: async (input: PlanOrder<GuestOrderInput>) => {
      const { token, order } = await once(input, (headers) => createGuestOrder(input, { headers }));
      saveToken(token);
      savePurchase({ productId: input.product_id, planId: input.plan_id, href: `/order#${token}` });
      if (!(await leave(order.order.payment))) await navigate({ to: '/order', hash: token });
    },
    asCustomer: async (input: PlanOrder<OrderInput>) => {
      const { id, payment } = await once(input, (headers) => createOrder(input, { headers }));
      savePurchase({ productId: input.product_id, planId: input.plan_id, href: `/dashboard/orders?order=${id}` });
      await client.invalidateQueries();
      if (await leave(payment)) return;
      if (payment) await navigate({ to: '/dashboard/payments/$id', params: { id: payment.id } });
      else await navigate({ to: '/dashboard/downloads' });
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { type Attempt, attemptFor, isUnclear } from '@/api/attempt.ts';
import { createGuestOrder } from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestOrderInput, OrderInput, Payment } from '@/api/generated/model.ts';
import { createOrder } from '@/api/generated/orders/orders.ts';
import { keepToken } from './order-token.ts';

/** Buys, and goes where the payment is made or followed. Pressed again after an unclear end it is the same purchase. */
export function useCheckout() {
  const attempt = useRef<Attempt | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();

  const once = async <Answer>(request: object, send: (headers: Record<string, string>) => Promise<Answer>) => {
    attempt.current = attemptFor(attempt.current, JSON.stringify(request));
    try {
      const answer = await send({ 'Idempotency-Key': attempt.current.key });
      attempt.current = null;
      return answer;
    } catch (error) {
      if (!isUnclear(error)) attempt.current = null;
      throw error;
    }
  };
  /** False when the buyer stays on the site. */
  const leave = (payment: Payment | undefined): boolean => {
    if (!payment?.checkoutUrl) return false;
    window.location.assign(payment.checkoutUrl);
    return true;
  };

  return {
    asGuest: async (input: GuestOrderInput) => {
      const { token, order } = await once(input, (headers) => createGuestOrder(input, { headers }));
      keepToken(token);
      if (!leave(order.order.payment)) await navigate({ to: '/order', hash: token });
    },
    asCustomer: async (input: OrderInput) => {
      const { payment } = await once(input, (headers) => createOrder(input, { headers }));
      await client.invalidateQueries();
      if (leave(payment)) return;
      if (payment) await navigate({ to: '/dashboard/payments/$id', params: { id: payment.id } });
      else await navigate({ to: '/dashboard/downloads' });
    },
  };
}

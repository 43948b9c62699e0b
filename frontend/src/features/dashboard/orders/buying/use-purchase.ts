import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnclear, keepAttempt, settle } from '@/api/attempt.ts';
import { invalidateListDownloads } from '@/api/generated/downloads/downloads.ts';
import { invalidateListLicences } from '@/api/generated/licences/licences.ts';
import type { OrderInput } from '@/api/generated/model.ts';
import { createOrder, getCreateOrderMutationOptions, invalidateListOrders } from '@/api/generated/orders/orders.ts';
import { invalidateGetWalletBalance, invalidateListTransactions } from '@/api/generated/wallet/wallet.ts';
import { keepPurchase } from '@/lib/recent-purchase.ts';

const SUBJECT = 'purchase';

/**
 * Buys with the wallet or opens an order that a provider is paid for. Trying again after an unclear end repeats the same
 * purchase and pays once, on this screen or after a reload.
 */
export function usePurchase() {
  const queryClient = useQueryClient();
  const { onSuccess } = getCreateOrderMutationOptions(queryClient);
  return useMutation({
    networkMode: 'always', // offline it fails at once; the default would wait for the network and buy then
    mutationFn: (order: OrderInput) => {
      const { key } = keepAttempt(SUBJECT, JSON.stringify(order));
      return createOrder(order, { headers: { 'Idempotency-Key': key } });
    },
    onSuccess: (order, input, result, context) => {
      settle(SUBJECT);
      const { product_id: productId, plan_id: planId, change } = input;
      if (planId && !change) keepPurchase({ productId, planId, href: `/dashboard/orders?order=${order.id}` });
      return onSuccess?.(order, { data: input }, result, context);
    },
    onError: (error) => {
      if (!isUnclear(error)) settle(SUBJECT);
      // An answer that was lost on the way may have been a purchase.
      void invalidateGetWalletBalance(queryClient);
      void invalidateListTransactions(queryClient);
      void invalidateListOrders(queryClient);
      void invalidateListDownloads(queryClient);
      void invalidateListLicences(queryClient);
    },
  });
}

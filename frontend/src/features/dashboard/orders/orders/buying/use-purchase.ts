import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown, saveAttempt, settle } from '@/api/attempt.ts';
import { invalidateListDownloads } from '@/api/generated/downloads/downloads.ts';
import { invalidateListLicences } from '@/api/generated/licences/licences.ts';
import type { OrderInput } from '@/api/generated/model.ts';
import { createOrder, getCreateOrderMutationOptions, invalidateListOrders } from '@/api/generated/orders/orders.ts';
import { invalidateGetWalletBalance, invalidateListTransactions } from '@/api/generated/wallet/wallet.ts';
import { savePurchase } from '@/lib/recent-purchase.ts';

const SUBJECT = 'purchase';

/**
 * Buys from the wallet, or opens an order to be paid through a provider. Retrying after an unclear result repeats the
 * same purchase and pays once, on this screen or after a reload.
 */
export function usePurchase() {
  const queryClient = useQueryClient();
  const { onSuccess } = getCreateOrderMutationOptions(queryClient);
  return useMutation({
    networkMode: 'always', // fails immediately when offline; the default would wait for the network and buy later
    mutationFn: (order: OrderInput) => {
      const { key } = saveAttempt(SUBJECT, JSON.stringify(order));
      return createOrder(order, { headers: { 'Idempotency-Key': key } });
    },
    onSuccess: (order, input, result, context) => {
      settle(SUBJECT);
      const { product_id: productId, plan_id: planId, change } = input;
      if (planId && !change) savePurchase({ productId, planId, href: `/dashboard/orders?order=${order.id}` });
      return onSuccess?.(order, { data: input }, result, context);
    },
    onError: (error) => {
      if (!isOutcomeUnknown(error)) settle(SUBJECT);
      // A call whose answer was lost may have bought the plan.
      void invalidateGetWalletBalance(queryClient);
      void invalidateListTransactions(queryClient);
      void invalidateListOrders(queryClient);
      void invalidateListDownloads(queryClient);
      void invalidateListLicences(queryClient);
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keyFor, settle, settleFailure } from '@/api/attempt.ts';
import { invalidateListDownloads } from '@/api/generated/downloads/downloads.ts';
import { invalidateListLicences } from '@/api/generated/licences/licences.ts';
import type { OrderInput, PlanChangeInput } from '@/api/generated/model.ts';
import { createOrder, getCreateOrderMutationOptions, invalidateListOrders } from '@/api/generated/orders/orders.ts';
import { invalidateGetWalletBalance, invalidateListTransactions } from '@/api/generated/wallet/wallet.ts';
import { openPaymentPage } from '@/lib/open-payment-page.ts';
import { savePurchase } from '@/lib/recent-purchase.ts';

const SUBJECT = 'purchase';

/** Identifies among recent purchases what is bought: a plan, or its renewal or upgrade for one download. */
export const purchaseKey = (planId: string, change?: PlanChangeInput): string =>
  change ? `${change.kind} ${change.download_id} ${planId}` : planId;

/**
 * Buys from the wallet, or opens an order to be paid through a provider. When that has a page of its own the purchase
 * stays pending until the customer is back from it, and must then be reset. Retrying after an unclear result repeats the
 * same purchase and pays once, on this screen or after a reload.
 */
export function usePurchase() {
  const queryClient = useQueryClient();
  const { onSuccess } = getCreateOrderMutationOptions(queryClient);
  return useMutation({
    mutationFn: (order: OrderInput) =>
      createOrder(order, { headers: { 'Idempotency-Key': keyFor(SUBJECT) } }).catch((error: unknown) => {
        throw settleFailure(SUBJECT, error);
      }),
    onSuccess: async (order, input, result, context) => {
      settle(SUBJECT);
      const { product_id: productId, plan_id: planId, change } = input;
      const href = `/dashboard/orders?order=${order.id}`;
      if (planId) savePurchase({ productId, planId: purchaseKey(planId, change), href });
      await onSuccess?.(order, { data: input }, result, context);
      if (order.payment?.checkoutUrl) await openPaymentPage(order.payment.checkoutUrl);
    },
    onError: () => {
      // A call whose answer was lost may have bought the plan.
      void invalidateGetWalletBalance(queryClient);
      void invalidateListTransactions(queryClient);
      void invalidateListOrders(queryClient);
      void invalidateListDownloads(queryClient);
      void invalidateListLicences(queryClient);
    },
  });
}

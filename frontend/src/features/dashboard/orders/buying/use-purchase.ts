import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Attempt, attemptFor, isUnclear } from '@/api/attempt.ts';
import { invalidateListDownloads } from '@/api/generated/downloads/downloads.ts';
import { invalidateListLicences } from '@/api/generated/licences/licences.ts';
import type { OrderInput } from '@/api/generated/model.ts';
import { createOrder, getCreateOrderMutationOptions, invalidateListOrders } from '@/api/generated/orders/orders.ts';
import { invalidateGetWalletBalance, invalidateListTransactions } from '@/api/generated/wallet/wallet.ts';

/** Buys with the wallet or opens an order that a provider is paid for. Trying again after an unclear end repeats the same purchase and pays once. */
export function usePurchase() {
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  const { onSuccess } = getCreateOrderMutationOptions(queryClient);
  return useMutation({
    networkMode: 'always', // offline it fails at once; the default would wait for the network and buy then
    mutationFn: (order: OrderInput) => {
      attempt.current = attemptFor(attempt.current, JSON.stringify(order));
      return createOrder(order, { headers: { 'Idempotency-Key': attempt.current.key } });
    },
    onSuccess: (order, input, result, context) => {
      attempt.current = null;
      return onSuccess?.(order, { data: input }, result, context);
    },
    onError: (error) => {
      if (!isUnclear(error)) attempt.current = null;
      // An answer that was lost on the way may have been a purchase.
      void invalidateGetWalletBalance(queryClient);
      void invalidateListTransactions(queryClient);
      void invalidateListOrders(queryClient);
      void invalidateListDownloads(queryClient);
      void invalidateListLicences(queryClient);
    },
  });
}

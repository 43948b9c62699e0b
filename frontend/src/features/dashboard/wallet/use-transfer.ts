import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FundsAdded, PaymentProvider } from '@/api/generated/model.ts';
import {
  addFunds,
  getAddFundsMutationOptions,
  getGetWalletBalanceQueryOptions,
  getWithdrawFundsMutationOptions,
  invalidateGetWalletBalance,
  invalidateListTransactions,
  withdrawFunds,
} from '@/api/generated/wallet/wallet.ts';
import type { MoneyAction } from './amount-rules.ts';

interface Transfer {
  readonly action: MoneyAction;
  /** In the shop's currency. */
  readonly amount: number;
  readonly key: string;
  /** Undefined for the default. */
  readonly provider: PaymentProvider | undefined;
}

/**
 * Adds money to the wallet or withdraws it. Balance and lists are refetched, also after a failure: a call whose answer
 * was lost may have moved money.
 */
export function useTransfer() {
  const queryClient = useQueryClient();
  const add = getAddFundsMutationOptions(queryClient);
  const withdraw = getWithdrawFundsMutationOptions(queryClient);
  const { mutateAsync } = useMutation({
    networkMode: 'always', // fails immediately when offline; the default would wait for the network and send it later
    mutationFn: ({ action, amount, key, provider }: Transfer): Promise<FundsAdded> => {
      const init = { headers: { 'Idempotency-Key': key } };
      return action === 'add'
        ? addFunds({ amount, ...(provider ? { provider } : {}) }, init)
        : withdrawFunds({ amount }, init);
    },
    onSuccess: (answer, { action, amount }, result, context) => {
      const { onSuccess } = action === 'add' ? add : withdraw;
      return onSuccess?.(answer, { data: { amount } }, result, context);
    },
    onError: () => {
      void invalidateGetWalletBalance(queryClient);
      void invalidateListTransactions(queryClient);
    },
  });
  return {
    transfer: mutateAsync,
    /** Resolves when the refetched balance has loaded, or has failed to. */
    refreshed: () =>
      queryClient.fetchQuery({ ...getGetWalletBalanceQueryOptions(), staleTime: 0 }).catch(() => undefined),
  };
}

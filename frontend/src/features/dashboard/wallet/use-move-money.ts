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

interface Move {
  readonly action: MoneyAction;
  /** In the shop's currency. */
  readonly amount: number;
  readonly key: string;
  /** Undefined: the usual one. */
  readonly provider: PaymentProvider | undefined;
}

/**
 * Adds to the wallet or takes out. Balance and lists are asked for again, also after a failure: an answer that was lost on
 * the way may have moved money.
 */
export function useMoveMoney() {
  const queryClient = useQueryClient();
  const add = getAddFundsMutationOptions(queryClient);
  const withdraw = getWithdrawFundsMutationOptions(queryClient);
  const { mutateAsync } = useMutation({
    networkMode: 'always', // offline it fails at once; the default would wait for the network and send it then
    mutationFn: ({ action, amount, key, provider }: Move): Promise<FundsAdded> => {
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
    move: mutateAsync,
    /** Resolves when the balance that was asked for after a move is here, or cannot be had. */
    refreshed: () =>
      queryClient.fetchQuery({ ...getGetWalletBalanceQueryOptions(), staleTime: 0 }).catch(() => undefined),
  };
}

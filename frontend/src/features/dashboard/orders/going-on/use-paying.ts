import type { PaymentMethods } from '@/api/generated/model.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { useGetWalletBalance } from '@/api/generated/wallet/wallet.ts';
import type { PaidBy } from '../buying/pay-choice.tsx';
import { coverage } from '../buying/purchase-rules.ts';

// The demo's provider charges nothing: there the wallet pays.
const takingMoney = ({ items }: PaymentMethods) => items.filter(({ provider }) => provider !== 'demo');

/**
 * The available payment methods for a price, and the selected one: by default the wallet if it covers the price.
 * @param price in the shop's currency
 * @param wanted the user's selection, if any
 */
export function usePaying(price: number, wanted: PaidBy | null) {
  const wallet = useGetWalletBalance({ query: { staleTime: 0, select: ({ balance }) => balance } });
  const ways = useListPaymentMethods({ query: { select: takingMoney } });
  const methods = ways.data ?? [];
  const cover = wallet.data === undefined ? undefined : coverage(wallet.data, price);
  const usual = cover?.covered === false ? methods[0]?.provider : undefined;
  const by: PaidBy = price === 0 ? 'wallet' : (wanted ?? usual ?? 'wallet');
  const provider = by === 'wallet' ? undefined : by;
  return {
    methods,
    by,
    provider,
    cover,
    balance: wallet.data,
    isShort: provider === undefined && !wallet.isFetching && cover?.covered === false,
    isPending: price > 0 && wallet.isFetching,
    problem: price === 0 ? null : wallet.error,
  };
}

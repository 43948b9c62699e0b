import type { PaymentMethods } from '@/api/generated/model.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { useGetWalletBalance } from '@/api/generated/wallet/wallet.ts';
import type { PayMethod } from '../buying/pay-method-picker.tsx';
import { walletCoverage } from '../buying/purchase-rules.ts';

// The demo's provider charges nothing: there the wallet pays.
const onlyEnabled = ({ items }: PaymentMethods) => items.filter(({ provider }) => provider !== 'demo');

/**
 * The available payment methods for a price, and the selected one: by default the wallet if it covers the price.
 * @param price in the shop's currency
 * @param preferred the user's selection, if any
 */
export function usePaymentOptions(price: number, preferred: PayMethod | null) {
  const wallet = useGetWalletBalance({ query: { staleTime: 0, select: ({ balance }) => balance } });
  const paymentMethods = useListPaymentMethods({ query: { select: onlyEnabled } });
  const methods = paymentMethods.data ?? [];
  const cover = wallet.data === undefined ? undefined : walletCoverage(wallet.data, price);
  const usual = cover?.covered === false ? methods[0]?.provider : undefined;
  const by: PayMethod = price === 0 ? 'wallet' : (preferred ?? usual ?? 'wallet');
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

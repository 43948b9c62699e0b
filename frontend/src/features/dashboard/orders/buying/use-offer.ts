import { useGetProduct } from '@/api/generated/products/products.ts';
import { useGetWalletBalance } from '@/api/generated/wallet/wallet.ts';
import { coverage } from './purchase-rules.ts';

interface Choice {
  readonly productId: number;
  readonly tier: string;
  /** Dollars, as the page shows it. */
  readonly price: number;
}

/**
 * What somebody is about to pay, asked for anew: the page may have been open for a while, and nobody should confirm
 * another price or another balance than the present one.
 * @param isOpen nothing is asked before
 */
export function useOffer({ productId, tier, price }: Choice, isOpen: boolean) {
  const fresh = { query: { enabled: isOpen, staleTime: 0 } };
  const product = useGetProduct(String(productId), fresh);
  const wallet = useGetWalletBalance(fresh);
  const current = product.data?.pricing.find(({ name }) => name === tier)?.price ?? price;
  const balance = wallet.data === undefined ? undefined : Number(wallet.data.balance);
  const isFree = current === 0;
  return {
    title: product.data?.title ?? 'This product',
    price: current,
    isFree,
    balance,
    cover: balance === undefined ? undefined : coverage(balance, current),
    /** Nothing can be confirmed yet. */
    isPending: product.isFetching || (!isFree && wallet.isFetching),
    problem: isFree ? null : wallet.error,
    retry: () => void wallet.refetch(),
  };
}

import { toTermMonths } from '@contract/rules/plan-terms.ts';
import { t } from '@lingui/core/macro';
import type { OrderQuote, PaymentMethods, PricingTier } from '@/api/generated/model.ts';
import { useListOrders } from '@/api/generated/orders/orders.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { useGetProduct } from '@/api/generated/products/products.ts';
import { useGetWalletBalance } from '@/api/generated/wallet/wallet.ts';
import { hasTaxLine } from '@/components/order/tax-label.ts';
import { currentPrice } from '@/lib/current-price.ts';
import { explainInvoice } from '@/lib/invoice-method.ts';
import { walletCoverage } from '@/lib/wallet-coverage.ts';

interface PlanSelection {
  readonly productId: number;
  readonly planId: string;
  /** As the page shows it. */
  readonly price: number;
  /** The buyer has chosen the price. */
  readonly isChosen: boolean;
}

const onlyEnabled = ({ items, coupons, invoice }: PaymentMethods) => ({
  coupons,
  invoice,
  items: items.filter(({ provider }) => provider !== 'demo'),
});

/** The price before a code or a launch discount; null where tax is added, because the comparison would include it. */
function fullPriceOf(plan: PricingTier | undefined, quote: OrderQuote | null): number | null {
  if (quote && quote.tax > 0 && !quote.taxIncluded) return null;
  if (quote && quote.discount > 0) return quote.price;
  return plan?.launch ? plan.price : null;
}

const listedPrice = (plan: PricingTier | undefined, shown: number): number => (plan ? currentPrice(plan) : shown);

/**
 * The current price, refetched: the page may have been open for a while, and the customer must confirm the current
 * price and balance.
 * @param isOpen nothing is fetched before
 * @param quote the price for this customer, once known
 */
export function useOffer(
  { productId, planId, price, isChosen }: PlanSelection,
  isOpen: boolean,
  quote: OrderQuote | null,
) {
  const fresh = { query: { enabled: isOpen, staleTime: 0 } };
  const product = useGetProduct(String(productId), fresh);
  const wallet = useGetWalletBalance({ query: { ...fresh.query, select: ({ balance }) => balance } });
  const plan = product.data?.pricing.find(({ id }) => id === planId);
  const listed = isChosen ? price : listedPrice(plan, price);
  const current = quote?.total ?? listed;
  const balance = wallet.data;
  // The demo's provider charges nothing: there the wallet pays.
  const paymentMethods = useListPaymentMethods({ query: { enabled: isOpen && price > 0, select: onlyEnabled } });
  const title = product.data?.title ?? '';
  const search = { search: title.slice(0, 100), status: 'completed', limit: 20 } as const;
  const bought = useListOrders(search, { query: { enabled: isOpen && title !== '' } });
  const isFree = current === 0;
  return {
    title: title || t`This product`,
    methods: paymentMethods.data?.items ?? [],
    /** What paying by invoice means; undefined where this cannot be paid so. */
    onInvoice: isFree ? undefined : explainInvoice(paymentMethods.data?.invoice, current),
    /** Discount codes exist. */
    hasCoupons: listed > 0 && !isChosen && (paymentMethods.data?.coupons ?? false),
    /** Already bought: the file is in the downloads. */
    isOwned: bought.data?.some(({ product_name }) => product_name === title) ?? false,
    price: current,
    /** Duration in months; null is lifetime. */
    months: plan ? toTermMonths(plan) : null,
    fullPrice: fullPriceOf(plan, quote),
    /** Of the 30 days before the launch price; null where none is shown. */
    lowestPrice: fullPriceOf(plan, quote) === null ? null : (plan?.lowestPrice ?? null),
    /** The tax of the customer's country, if any. */
    tax: quote && hasTaxLine(quote) ? quote : null,
    isFree,
    balance,
    cover: balance === undefined ? undefined : walletCoverage(balance, current),
    /** Confirming is not possible yet. */
    isPending: product.isFetching || (!isFree && wallet.isFetching),
    problem: isFree ? null : wallet.error,
    retry: () => void wallet.refetch(),
  };
}

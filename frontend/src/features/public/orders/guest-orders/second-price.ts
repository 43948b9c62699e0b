import type { OrderQuote, PricingTier } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';

/** The price of a plan in the second currency, while the shop sells in it. */
export function useSecondPrice({ secondPrice }: PricingTier): PricingTier['secondPrice'] {
  const second = useGetSite().data?.secondCurrency;
  return secondPrice?.currency === second ? secondPrice : undefined;
}

/** The price in the currency of the charge; null while the loaded quote is in the other one. */
export function toChargeCurrency(quote: OrderQuote, currency: string | undefined): OrderQuote | null {
  const { charge } = quote;
  if (charge?.currency !== currency) return null;
  return charge ? { ...quote, price: charge.price, total: charge.total, tax: charge.tax } : quote;
}

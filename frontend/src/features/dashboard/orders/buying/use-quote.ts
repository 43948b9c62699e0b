import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderQuote } from '@/api/generated/model.ts';
import { useQuoteOrder } from '@/api/generated/orders/orders.ts';

interface QuoteRequest {
  readonly productId: number;
  readonly planId: string;
  readonly tier: string;
  /** As selected; undefined until then: the server decides which country applies. */
  readonly country: string | undefined;
}

/**
 * The price of a plan for this customer, with the tax of their country and possibly a code.
 * @param isOpen nothing is fetched before
 */
export function useQuote({ productId, planId, tier, country }: QuoteRequest, isOpen: boolean) {
  const { mutate, isPending } = useQuoteOrder({ mutation: { networkMode: 'always' } });
  const [plain, setPlain] = useState<OrderQuote | null>(null);
  const [coded, setCoded] = useState<OrderQuote | null>(null);
  const coupon = useRef<string | null>(null);
  // Without an answer the page's own price is shown, and the purchase is refused if it differs.
  const requestQuote = useCallback(() => {
    const named = country === undefined ? {} : { country };
    const data = { product_id: productId, plan_id: planId, tier, ...named };
    if (coupon.current === null) mutate({ data }, { onSuccess: setPlain });
    else mutate({ data: { ...data, coupon: coupon.current } }, { onSuccess: setCoded });
  }, [mutate, productId, planId, tier, country]);
  useEffect(() => {
    if (isOpen) requestQuote();
  }, [isOpen, requestQuote]);
  const applyQuote = (next: OrderQuote | null) => {
    coupon.current = next?.coupon ?? null;
    setCoded(next);
    if (next === null) requestQuote();
  };
  return {
    quote: coded ?? plain,
    /** The price with a code; null without one. */
    coded,
    setCoded: applyQuote,
    isPending,
    /** Refetches the price, and with it the effect of a code. */
    requote: () => applyQuote(null),
  };
}

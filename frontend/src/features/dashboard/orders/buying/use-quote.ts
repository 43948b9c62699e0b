import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderQuote } from '@/api/generated/model.ts';
import { useQuoteOrder } from '@/api/generated/orders/orders.ts';

interface Wanted {
  readonly productId: number;
  readonly planId: string;
  readonly tier: string;
  /** As it was chosen; undefined before, then the server says which one counts. */
  readonly country: string | undefined;
}

/**
 * What a plan costs this person, with the tax of the own country and perhaps a code.
 * @param isOpen nothing is asked before
 */
export function useQuote({ productId, planId, tier, country }: Wanted, isOpen: boolean) {
  const { mutate, isPending } = useQuoteOrder({ mutation: { networkMode: 'always' } });
  const [plain, setPlain] = useState<OrderQuote | null>(null);
  const [coded, setCoded] = useState<OrderQuote | null>(null);
  const coupon = useRef<string | null>(null);
  // Without an answer the page's own price is shown, and the purchase is refused if that is another one.
  const ask = useCallback(() => {
    const named = country === undefined ? {} : { country };
    const data = { product_id: productId, plan_id: planId, tier, ...named };
    if (coupon.current === null) mutate({ data }, { onSuccess: setPlain });
    else mutate({ data: { ...data, coupon: coupon.current } }, { onSuccess: setCoded });
  }, [mutate, productId, planId, tier, country]);
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen, ask]);
  const takeCoded = (next: OrderQuote | null) => {
    coupon.current = next?.coupon ?? null;
    setCoded(next);
    if (next === null) ask();
  };
  return {
    quote: coded ?? plain,
    /** What a code has made of the price; null without one. */
    coded,
    setCoded: takeCoded,
    isPending,
    /** It has changed, and what a code makes of it with it. */
    askAgain: () => takeCoded(null),
  };
}

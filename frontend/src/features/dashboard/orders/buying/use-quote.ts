import { useCallback, useEffect, useState } from 'react';
import type { OrderQuote } from '@/api/generated/model.ts';
import { useQuoteOrder } from '@/api/generated/orders/orders.ts';

interface Plan {
  readonly productId: number;
  readonly planId: string;
  readonly tier: string;
}

/**
 * What a plan costs this person, with the tax of the own country and perhaps a code.
 * @param isOpen nothing is asked before
 */
export function useQuote({ productId, planId, tier }: Plan, isOpen: boolean) {
  const { mutate, isPending } = useQuoteOrder({ mutation: { networkMode: 'always' } });
  const [plain, setPlain] = useState<OrderQuote | null>(null);
  const [coded, setCoded] = useState<OrderQuote | null>(null);
  // Without an answer the page's own price is shown, and the purchase is refused if that is another one.
  const ask = useCallback(() => {
    mutate({ data: { product_id: productId, plan_id: planId, tier } }, { onSuccess: setPlain });
  }, [mutate, productId, planId, tier]);
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen, ask]);
  return {
    quote: coded ?? plain,
    /** What a code has made of the price; null without one. */
    coded,
    setCoded,
    isPending,
    /** It has changed, and what a code makes of it with it. */
    askAgain: () => {
      setCoded(null);
      ask();
    },
  };
}

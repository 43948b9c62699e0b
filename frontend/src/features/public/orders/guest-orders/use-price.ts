import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useQuoteGuestOrder } from '@/api/generated/guest-orders/guest-orders.ts';
import type { OrderQuote } from '@/api/generated/model.ts';
import { useQuoteOrder } from '@/api/generated/orders/orders.ts';

interface PriceRequest {
  readonly productId: number;
  readonly planId: string;
  readonly tier: string;
  readonly isGuest: boolean;
  /** As selected; undefined until then: the server decides which country applies. */
  readonly country: string | undefined;
}

/** The amount to pay, with its tax and a code; refetched whenever plan or country change. */
export function usePrice({ productId, planId, tier, isGuest, country }: PriceRequest) {
  const asGuest = useQuoteGuestOrder({ mutation: { networkMode: 'always' } });
  const asCustomer = useQuoteOrder({ mutation: { networkMode: 'always' } });
  const [guestMutate, customerMutate] = [asGuest.mutate, asCustomer.mutate];
  const [quote, setQuote] = useState<OrderQuote | null>(null);
  const [coupon, setCoupon] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const requestPrice = useCallback(() => {
    const data = {
      product_id: productId,
      plan_id: planId,
      tier,
      ...(coupon === null ? {} : { coupon }),
      ...(country === undefined ? {} : { country }),
    };
    const then = {
      onSuccess: setQuote,
      onError: (error: unknown) => {
        if (coupon === null) return; // the page shows its own price, and the purchase reports the problem
        setProblem(errorMessage(error, t`The code could not be checked`));
        setCoupon(null);
      },
    };
    if (isGuest) guestMutate({ data }, then);
    else customerMutate({ data }, then);
  }, [customerMutate, guestMutate, productId, planId, tier, isGuest, country, coupon]);
  useEffect(requestPrice, [requestPrice]);
  return {
    quote,
    isPending: asGuest.isPending || asCustomer.isPending,
    /** The price has changed: refetches the amount on the button. */
    requote: requestPrice,
    problem,
    apply: (code: string | null) => {
      setProblem(null);
      setCoupon(code);
    },
    clearProblem: () => setProblem(null),
    refuse: setProblem,
  };
}

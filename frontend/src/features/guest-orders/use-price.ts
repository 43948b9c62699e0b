import { useEffect, useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { useQuoteGuestOrder } from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestQuote } from '@/api/generated/model.ts';

interface Wanted {
  readonly productId: number;
  readonly tier: string;
  readonly country: string;
}

/** What is to pay, with its tax and a code; asked anew whenever plan or country change. */
export function usePrice({ productId, tier, country }: Wanted) {
  const { mutate, isPending } = useQuoteGuestOrder({ mutation: { networkMode: 'always' } });
  const [quote, setQuote] = useState<GuestQuote | null>(null);
  const [coupon, setCoupon] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    mutate(
      { data: { product_id: productId, tier, country, ...(coupon === null ? {} : { coupon }) } },
      {
        onSuccess: setQuote,
        onError: (error) => {
          if (coupon === null) return; // the page knows the price, and the purchase says what is wrong
          setProblem(messageOf(error, 'The code could not be checked'));
          setCoupon(null);
        },
      },
    );
  }, [mutate, productId, tier, country, coupon]);
  return {
    quote,
    isPending,
    problem,
    apply: (code: string | null) => {
      setProblem(null);
      setCoupon(code);
    },
    forget: () => setProblem(null),
    refuse: setProblem,
  };
}

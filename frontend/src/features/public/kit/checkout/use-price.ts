import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { CartQuote } from '@/api/generated/model.ts';

/** The price of one plan or of a cart. */
export type Quote = Omit<CartQuote, 'lines' | 'bundles'>;

export interface QuoteOptions {
  readonly coupon?: string;
  /** ISO 3166-1. */
  readonly country?: string;
  /** Of a visitor; an account has its own. */
  readonly vat_number?: string;
  /** Priced for another person: only a cart differs. */
  readonly is_gift?: boolean;
}

interface PriceRequest<Result extends Quote> {
  /** Identifies what is bought, by whom: the price is requested again when it changes. Null requests nothing. */
  readonly of: string | null;
  readonly fetchQuote: (options: QuoteOptions) => Promise<Result>;
  /** As selected; undefined until then: the server decides which country applies. */
  readonly country: string | undefined;
}

/** The amount to pay, with its tax and a code; refetched whenever what is bought or the country change. */
export function usePrice<Result extends Quote>({ of, fetchQuote, country }: PriceRequest<Result>) {
  const { mutate, isPending } = useMutation({ mutationFn: fetchQuote });
  const [quote, setQuote] = useState<Result | null>(null);
  const [coupon, setCoupon] = useState<string | null>(null);
  const [vatNumber, setVatNumber] = useState('');
  const [isGift, setGift] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const requestPrice = useCallback(() => {
    if (of === null) return;
    const options = {
      ...(coupon === null ? {} : { coupon }),
      ...(country === undefined ? {} : { country }),
      ...(vatNumber === '' ? {} : { vat_number: vatNumber }),
      ...(isGift ? { is_gift: true } : {}),
    };
    mutate(options, {
      onSuccess: setQuote,
      onError: (error: unknown) => {
        if (coupon === null) {
          setQuote(null); // the page shows its own price, and the purchase reports the problem
          return;
        }
        setProblem(errorMessage(error, t`The code could not be checked`));
        setCoupon(null);
      },
    });
  }, [mutate, of, country, coupon, vatNumber, isGift]);
  useEffect(requestPrice, [requestPrice]);
  return {
    quote,
    isPending,
    /** The price has changed: refetches the amount on the button. */
    requote: requestPrice,
    /** VAT number of a visitor's business, as entered last. */
    vatNumber,
    setVatNumber,
    isGift,
    setGift,
    problem,
    apply: (code: string | null) => {
      setProblem(null);
      setCoupon(code);
    },
    clearProblem: () => setProblem(null),
    refuse: setProblem,
  };
}

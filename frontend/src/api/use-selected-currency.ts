import { QueryClientContext } from '@tanstack/react-query';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { readChosenCurrency, subscribeChosenCurrency } from '@/lib/buyer-currency.ts';
import type { PaymentMethods } from './generated/model.ts';
import { getListPaymentMethodsQueryKey } from './generated/payments/payments.ts';

/**
 * The second currency of the shop if the buyer sees prices in it: the one chosen in this visit, otherwise that of the country of the
 * network. Pages are the same for all visitors, so they are rendered in the shop's.
 * @param second undefined in a shop with one currency, which asks nothing
 */
export function useSelectedCurrency(second: string | undefined): string | undefined {
  const queryClient = useContext(QueryClientContext);
  const chosen = useSyncExternalStore(subscribeChosenCurrency, readChosenCurrency, () => undefined);
  // Known after the first page of a visit, so that later ones begin with the right prices.
  const [suggested, setSuggested] = useState<string | undefined>(
    () => queryClient?.getQueryData<PaymentMethods>(getListPaymentMethodsQueryKey())?.currency,
  );
  const isAsked = second !== undefined && chosen === undefined;
  useEffect(() => {
    if (!isAsked || !queryClient) return undefined;
    let isMounted = true;
    // Most shops have one currency: their pages do not load this.
    void import('./suggested-currency.ts')
      .then(({ fetchSuggestedCurrency }) => fetchSuggestedCurrency(queryClient))
      .then((currency) => (isMounted ? setSuggested(currency) : undefined))
      // Without an answer, prices stay in the shop's currency.
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [isAsked, queryClient]);
  return second !== undefined && (chosen ?? suggested) === second ? second : undefined;
}

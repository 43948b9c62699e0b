import { useSyncExternalStore } from 'react';
import { readChosenCurrency, subscribeChosenCurrency } from '@/lib/buyer-currency.ts';
import { useListPaymentMethods } from './generated/payments/payments.ts';

/**
 * The second currency of the shop if the buyer sees prices in it: the one chosen in this visit, otherwise that of the country of the
 * network. Pages are the same for all visitors, so they are rendered in the shop's.
 * @param second undefined in a shop with one currency, which asks nothing
 */
export function useSelectedCurrency(second: string | undefined): string | undefined {
  const chosen = useSyncExternalStore(subscribeChosenCurrency, readChosenCurrency, () => undefined);
  const isAsked = second !== undefined && chosen === undefined;
  const { data } = useListPaymentMethods({ query: { enabled: isAsked } });
  return second !== undefined && (chosen ?? data?.currency) === second ? second : undefined;
}

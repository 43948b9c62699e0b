import type { QueryClient } from '@tanstack/react-query';
import { getListPaymentMethodsQueryOptions } from './generated/payments/payments.ts';

/** The currency of the country of the buyer's network, in a shop that sells in two. */
export async function fetchSuggestedCurrency(queryClient: QueryClient): Promise<string | undefined> {
  const { currency } = await queryClient.fetchQuery(getListPaymentMethodsQueryOptions());
  return currency;
}

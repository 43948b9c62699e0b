import { searchId } from '@/lib/search-id.ts';
import { searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch, searchDay } from '../kit/list/list-search.ts';

/** What the address says about the list of payments. Part of every first visit: nothing else belongs here. */
export interface PaymentsSearch extends ListSearch {
  /** Read by the screen, which knows the states and providers. */
  status?: string | undefined;
  provider?: string | undefined;
  /** First and last day, `yyyy-mm-dd`, of the shop. */
  from?: string | undefined;
  to?: string | undefined;
  /** The payment whose panel is open. */
  payment?: string | undefined;
}

export const readPaymentsSearch = (search: Record<string, unknown>): PaymentsSearch => ({
  ...listSearch(search),
  status: searchText(search.status, 20),
  provider: searchText(search.provider, 20),
  from: searchDay(search.from),
  to: searchDay(search.to),
  payment: searchId(search.payment),
});

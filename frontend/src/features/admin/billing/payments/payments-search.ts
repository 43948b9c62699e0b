import { searchId } from '@/lib/search-id.ts';
import { searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch, searchDay } from '../../kit/list/list-search.ts';

/** The URL parameters of the list of payments. Loaded on every first visit: add nothing else here. */
export interface PaymentsSearch extends ListSearch {
  /** Validated by the screen, which knows statuses and providers. */
  status?: string | undefined;
  provider?: string | undefined;
  /** First and last business day, `yyyy-mm-dd`. */
  from?: string | undefined;
  to?: string | undefined;
  /** The payment in the open panel. */
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

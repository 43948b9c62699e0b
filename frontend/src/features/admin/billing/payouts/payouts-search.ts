import { searchId } from '@/lib/search-id.ts';
import { searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../../kit/list/list-search.ts';

/** The URL parameters of the list of payouts. Loaded on every first visit: add nothing else here. */
export interface PayoutsSearch extends ListSearch {
  /** Validated by the screen, which knows the statuses. */
  status?: string | undefined;
  /** The payout in the open panel. */
  payout?: string | undefined;
}

export const readPayoutsSearch = (search: Record<string, unknown>): PayoutsSearch => ({
  ...listSearch(search),
  status: searchText(search.status, 20),
  payout: searchId(search.payout),
});

import { searchId } from '@/lib/search-id.ts';
import { searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../kit/list/list-search.ts';

/** What the address says about the list of payouts. Part of every first visit: nothing else belongs here. */
export interface PayoutsSearch extends ListSearch {
  /** Read by the screen, which knows the states. */
  status?: string | undefined;
  /** The payout whose panel is open. */
  payout?: string | undefined;
}

export const readPayoutsSearch = (search: Record<string, unknown>): PayoutsSearch => ({
  ...listSearch(search),
  status: searchText(search.status, 20),
  payout: searchId(search.payout),
});

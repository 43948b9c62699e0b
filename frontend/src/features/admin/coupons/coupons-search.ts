import { searchId } from '@/lib/search-id.ts';
import { searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../kit/list/list-search.ts';

/** What the address says about the list of codes. Part of every first visit: nothing else belongs here. */
export interface CouponsSearch extends ListSearch {
  /** 'yes' for those that can be used now, 'no' for the others. */
  usable?: string | undefined;
  /** The code whose panel is open, or 'new'. */
  coupon?: string | undefined;
}

export const readCouponsSearch = (search: Record<string, unknown>): CouponsSearch => ({
  ...listSearch(search),
  usable: searchText(search.usable, 3),
  coupon: search.coupon === 'new' ? 'new' : searchId(search.coupon),
});

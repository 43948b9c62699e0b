import { searchId } from '@/lib/search-id.ts';
import { searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../../kit/list/list-search.ts';

/** The URL parameters of the list of codes. Loaded on every first visit: add nothing else here. */
export interface CouponsSearch extends ListSearch {
  /** 'yes' for active codes, 'no' for the others. */
  usable?: string | undefined;
  /** The code in the open panel, or 'new'. */
  coupon?: string | undefined;
}

export const readCouponsSearch = (search: Record<string, unknown>): CouponsSearch => ({
  ...listSearch(search),
  usable: searchText(search.usable, 3),
  coupon: search.coupon === 'new' ? 'new' : searchId(search.coupon),
});

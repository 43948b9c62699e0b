import { OrderStatus } from '@/api/generated/model.ts';
import { searchId } from '@/lib/search-id.ts';
import { searchOption } from '@/lib/search-text.ts';
import { type ListSearch, listSearch, searchDay } from '../../kit/list/list-search.ts';

/** The URL parameters of the list of orders. Loaded on every first visit: add nothing else here. */
export interface OrdersSearch extends ListSearch {
  status?: OrderStatus | undefined;
  /** First and last business day, `yyyy-mm-dd`. */
  from?: string | undefined;
  to?: string | undefined;
  /** The order in the open panel. */
  order?: string | undefined;
}

const SORTS = ['number', 'customer', 'date', 'status', 'total'];

export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  return {
    ...listSearch(search, SORTS),
    status: searchOption(search.status, Object.values(OrderStatus)),
    from: searchDay(search.from),
    to: searchDay(search.to),
    order: searchId(search.order),
  };
}

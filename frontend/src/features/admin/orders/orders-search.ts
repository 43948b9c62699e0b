import { OrderStatus } from '@/api/generated/model.ts';
import { searchId } from '@/lib/search-id.ts';
import { searchChoice } from '@/lib/search-text.ts';
import { type ListSearch, listSearch, searchDay } from '../kit/list/list-search.ts';

/** What the address says about the list of orders. Part of every first visit: nothing else belongs here. */
export interface OrdersSearch extends ListSearch {
  status?: OrderStatus | undefined;
  /** First and last day, `yyyy-mm-dd`, of the shop. */
  from?: string | undefined;
  to?: string | undefined;
  /** The order whose panel is open. */
  order?: string | undefined;
}

const SORTS = ['number', 'customer', 'date', 'status', 'total'];

export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  return {
    ...listSearch(search, SORTS),
    status: searchChoice(search.status, Object.values(OrderStatus)),
    from: searchDay(search.from),
    to: searchDay(search.to),
    order: searchId(search.order),
  };
}

import type { AdminListOrdersParams } from '@/api/generated/model/adminListOrdersParams.ts';
import type { AdminOrderSort } from '@/api/generated/model/adminOrderSort.ts';
import { OrderStatus } from '@/api/generated/model/orderStatus.ts';
import { searchId } from '@/lib/search-id.ts';
import { searchChoice } from '@/lib/search-text.ts';
import type { Filter } from '../kit/filters.ts';
import { type ListSearch, listSearch, searchDay } from '../kit/list-search.ts';
import { statusWord } from '../kit/status-look.ts';

/** What the address says about the list of orders. */
export interface OrdersSearch extends ListSearch {
  status?: OrderStatus | undefined;
  /** First and last day, `yyyy-mm-dd`, UTC. */
  from?: string | undefined;
  to?: string | undefined;
  /** The order whose panel is open. */
  order?: string | undefined;
}

const SORTS = ['number', 'customer', 'date', 'status', 'total'];
const STATUSES = Object.values(OrderStatus);

export const FIRST_SORT: AdminOrderSort = '-date';

export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  return {
    ...listSearch(search, SORTS),
    status: searchChoice(search.status, STATUSES),
    from: searchDay(search.from),
    to: searchDay(search.to),
    order: searchId(search.order),
  };
}

/** What the list asks the server for; without the page it is also what the export asks for. */
export function orderFilterParams({ search, status, from, to, sort }: OrdersSearch) {
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    // `readOrdersSearch` let no other sort in.
    ...(sort ? { sort: sort as AdminOrderSort } : {}),
  };
}

export function orderListParams(search: OrdersSearch): AdminListOrdersParams {
  return { ...orderFilterParams(search), ...(search.page ? { page: search.page } : {}) };
}

export function orderFilters({ status, from, to }: OrdersSearch): Filter[] {
  return [
    {
      name: 'status',
      legend: 'Status',
      value: status,
      choices: STATUSES.map((value) => ({ value, label: statusWord(value) })),
    },
    { name: 'from', legend: 'From', value: from },
    { name: 'to', legend: 'To', value: to },
  ];
}

/** Nothing but the order of the rows and the open panel: every order is listed. */
export function isNarrowed({ search, status, from, to }: OrdersSearch): boolean {
  return Boolean(search || status || from || to);
}

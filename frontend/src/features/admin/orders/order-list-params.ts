import type { AdminListOrdersParams, AdminOrderSort } from '@/api/generated/model.ts';
import type { OrdersSearch } from './orders-search.ts';

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

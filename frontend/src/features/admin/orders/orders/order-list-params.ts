import type { AdminListOrdersParams, AdminOrderSort } from '@/api/generated/model.ts';
import type { OrdersSearch } from './orders-search.ts';

/** The request parameters of the list; without the page also those of the export. */
export function orderFilterParams({ search, status, from, to, sort }: OrdersSearch) {
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    // `readOrdersSearch` allows no other sort field.
    ...(sort ? { sort: sort as AdminOrderSort } : {}),
  };
}

export function orderListParams(search: OrdersSearch): AdminListOrdersParams {
  return { ...orderFilterParams(search), ...(search.page ? { page: search.page } : {}) };
}

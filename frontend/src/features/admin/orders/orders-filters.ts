import { type AdminOrderSort, OrderStatus } from '@/api/generated/model.ts';
import type { Filter } from '../kit/filters.ts';
import { statusWord } from '../kit/status-variant.ts';
import type { OrdersSearch } from './orders-search.ts';

export const FIRST_SORT: AdminOrderSort = '-date';

export function orderFilters({ status, from, to }: OrdersSearch): Filter[] {
  return [
    {
      name: 'status',
      legend: 'Status',
      value: status,
      choices: Object.values(OrderStatus).map((value) => ({ value, label: statusWord(value) })),
    },
    { name: 'from', legend: 'From', value: from },
    { name: 'to', legend: 'To', value: to },
  ];
}

/** Nothing but the order of the rows and the open panel: every order is listed. */
export function isNarrowed({ search, status, from, to }: OrdersSearch): boolean {
  return Boolean(search || status || from || to);
}

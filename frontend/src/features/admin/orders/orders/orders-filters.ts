import { type AdminOrderSort, OrderStatus } from '@/api/generated/model.ts';
import { statusLabel } from '@/components/status/status-variant.ts';
import type { Filter } from '../../kit/list/filters.ts';
import type { OrdersSearch } from './orders-search.ts';

export const FIRST_SORT: AdminOrderSort = '-date';

export function orderFilters({ status, from, to }: OrdersSearch): Filter[] {
  return [
    {
      name: 'status',
      legend: 'Status',
      value: status,
      options: Object.values(OrderStatus).map((value) => ({ value, label: statusLabel(value) })),
    },
    { name: 'from', legend: 'From', value: from },
    { name: 'to', legend: 'To', value: to },
  ];
}

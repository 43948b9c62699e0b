import { adminListOrders, getAdminListOrdersQueryKey } from '@/api/generated/admin-orders/admin-orders.ts';
import { AdminOrderSort, OrderStatus } from '@/api/generated/model.ts';
import { CouponCodeMax } from '@/api/generated/zod/schemas/couponCode.zod.ts';
import { searchId } from '@/lib/search-id.ts';
import { searchText } from '@/lib/search-text.ts';
import { defineList, optionsOf, type SearchOf, searchDay } from '../../kit/list/define-list.ts';

export const orderList = defineList(adminListOrders, getAdminListOrdersQueryKey, {
  name: 'orders',
  labels: {
    noun: ['order', 'orders'],
    failed: 'Failed to fetch orders',
    emptyMessage: { scene: 'orders', title: 'No orders yet', line: 'Customer orders appear here.' },
  },
  filters: {
    status: { legend: 'Status', options: optionsOf(OrderStatus), counted: true },
    coupon: { legend: 'Coupon', read: (value) => searchText(value, CouponCodeMax) },
    from: { legend: 'From', read: searchDay },
    to: { legend: 'To', read: searchDay },
  },
  sorts: AdminOrderSort,
  firstSort: '-date',
  panel: { order: searchId },
});

export type OrdersSearch = SearchOf<typeof orderList>;

import type { Order, OrderStatus } from '@/api/generated/model.ts';
import { searchOption } from '@/lib/search-text.ts';
import type { PagedSearch } from '../../kit/paged-search.ts';

/** The URL parameters of the orders, without the open one. */
export interface OrdersFilter extends PagedSearch {
  /** Only orders in this state. */
  status?: OrderStatus | undefined;
}

const STATUSES: readonly OrderStatus[] = ['pending', 'processing', 'completed', 'cancelled', 'refunded'];

/** Reads the URL; an unknown status is dropped. */
export const readStatus = (value: unknown): OrderStatus | undefined => searchOption(value, STATUSES);

/** How many of the orders are in each state, in the order of an order's life; states without orders are left out. */
export const countStatuses = (orders: readonly Pick<Order, 'status'>[]) =>
  STATUSES.map((status) => ({ status, count: orders.filter((order) => order.status === status).length })).filter(
    ({ count }) => count > 0,
  );

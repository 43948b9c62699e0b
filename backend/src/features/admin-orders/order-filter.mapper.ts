import type { AdminOrderSort, OrderStatus } from '../../generated/model.ts';
import type { OrderFilter } from './admin-orders.repository.ts';

interface Query {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: AdminOrderSort | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The query as the repository wants it: days become moments, and '#10125' is how people write a number. */
export function toFilter({ search, status, from, to }: Query): OrderFilter {
  return {
    search: search?.trim().replace(/^#/, '') || undefined,
    status,
    since: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : new Date(startOf(to).getTime() + DAY_MS),
  };
}

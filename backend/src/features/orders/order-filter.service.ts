import type { Kysely } from 'kysely';
import type { AdminOrderSort, OrderStatus } from '../../../../contract/generated/model.ts';
import { toInstantRange } from '../../../../contract/rules/business-day.ts';
import { normaliseCouponCode } from '../../../../contract/rules/coupon-discount.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { OrderFilter } from './admin-orders.repository.ts';

interface OrderQuery {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  coupon?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: AdminOrderSort | undefined;
}

/**
 * Query to repository filter: days become moments, and '#10125' is accepted as a number.
 * @param timeZone the shop's
 */
function toFilter({ search, status, coupon, from, to }: OrderQuery, timeZone: string): OrderFilter {
  return {
    search: search?.trim().replace(/^#/, '') || undefined,
    status,
    coupon: coupon === undefined ? undefined : normaliseCouponCode(coupon),
    ...toInstantRange({ from, to }, timeZone),
    timeZone,
  };
}

/** Query to repository filter, with days in the shop's time zone. */
export const orderFilter = async (db: Kysely<Database>, query: OrderQuery): Promise<OrderFilter> =>
  toFilter(query, await findShopZone(db));

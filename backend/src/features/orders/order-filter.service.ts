import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { OrderFilter } from './admin-orders.repository.ts';
import { type OrderQuery, toFilter } from './order-filter.mapper.ts';

/** Query to repository filter, with days in the shop's time zone. */
export const orderFilter = async (db: Kysely<Database>, query: OrderQuery): Promise<OrderFilter> =>
  toFilter(query, await findShopZone(db));

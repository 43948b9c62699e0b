import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { OrderFilter } from './admin-orders.repository.ts';
import { type OrderQuery, toFilter } from './order-filter.mapper.ts';

/** The query as the repository wants it, its days by the shop's clock. */
export const orderFilter = async (db: Kysely<Database>, query: OrderQuery): Promise<OrderFilter> =>
  toFilter(query, await findShopZone(db));

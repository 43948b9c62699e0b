import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { type PaymentQuery, toFilter } from './admin-payments.mapper.ts';
import type { PaymentListFilter } from './admin-payments.repository.ts';

/** Query to repository filter, with days in the shop's time zone. */
export const paymentFilter = async (db: Kysely<Database>, query: PaymentQuery): Promise<PaymentListFilter> =>
  toFilter(query, await findShopZone(db));

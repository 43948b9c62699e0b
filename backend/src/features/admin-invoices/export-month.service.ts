import type { Kysely } from 'kysely';
import { shopMonth } from '../../../shared/shop-day.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';

/** The accountant's month (`yyyy-mm`) as moments, by the shop's clock. */
export const monthSpan = async (db: Kysely<Database>, month: string): Promise<{ since: Date; before: Date }> =>
  shopMonth(month, await findShopZone(db));

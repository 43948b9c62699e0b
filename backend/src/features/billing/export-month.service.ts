import type { Kysely } from 'kysely';
import { toMonthRange } from '../../../../contract/rules/business-day.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';

/** The accountant's month (`yyyy-mm`) as moments in the shop's time zone. */
export const getMonthRange = async (db: Kysely<Database>, month: string): Promise<{ since: Date; before: Date }> =>
  toMonthRange(month, await findShopZone(db));

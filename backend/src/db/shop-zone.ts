import type { Kysely } from 'kysely';
import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import type { Database } from './schema.ts';

/** The shop's time zone, which defines its days, months and years. */
export async function findShopZone(db: Kysely<Database>): Promise<string> {
  const { time_zone } = await db.selectFrom('mail_settings').select('time_zone').executeTakeFirstOrThrow();
  return time_zone;
}

/** The shop's day (`yyyy-mm-dd`) of a moment. */
export const toShopDay = async (db: Kysely<Database>, at: Date): Promise<string> =>
  toBusinessTime(at, await findShopZone(db)).day;

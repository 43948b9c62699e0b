import { sql, type Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { claimNewKeys } from '../../backend/src/db/seed-marks.ts';
import { toShopDay } from '../../backend/src/db/shop-zone.ts';
import { allDemoVisits } from '../content/visits.ts';

/** The counts of the demo's visitors, once. */
export async function seedVisits(tx: Transaction<Database>, now: Date): Promise<void> {
  if ((await claimNewKeys(tx, 'visits', ['demo'])).size === 0) return;
  const rows = allDemoVisits(await toShopDay(tx, now));
  await sql`
    insert into visit_days (kind, day, name, visitors, visits, views, exits, reads, checkouts, empty)
    select kind, day, name, visitors, visits, views, exits, reads, checkouts, empty
      from json_to_recordset(${JSON.stringify(rows)}::json) as counted (
        kind text, day date, name text, visitors int, visits int, views int, exits int, reads int, checkouts int,
        empty int)
    on conflict do nothing`.execute(tx);
}

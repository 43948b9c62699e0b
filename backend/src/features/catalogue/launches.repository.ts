import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Removes launch prices that have ended; the row change makes all servers re-render its pages. The revision stays, so
 * that an open form can still be saved.
 */
export async function deleteEndedLaunches(db: Kysely<Database>, at: Date): Promise<void> {
  const ended = sql`(plan->'launch'->>'until')::timestamptz <= ${at}`;
  await sql`update products set pricing = (
      select jsonb_agg(case when ${ended} then plan - 'launch' else plan end order by place)
        from jsonb_array_elements(pricing) with ordinality as listed(plan, place))
    where pricing @? '$[*].launch'
      and exists (select from jsonb_array_elements(pricing) as plan where ${ended})`.execute(db);
}

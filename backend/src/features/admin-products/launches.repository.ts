import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Takes launch prices off that have ended; the change of the row tells all servers to render its pages anew. The revision
 * stays, so a form that is open can still be saved.
 */
export async function removeEndedLaunches(db: Kysely<Database>, at: Date): Promise<void> {
  const ended = sql`(plan->'launch'->>'until')::timestamptz <= ${at}`;
  await sql`update products set pricing = (
      select jsonb_agg(case when ${ended} then plan - 'launch' else plan end order by place)
        from jsonb_array_elements(pricing) with ordinality as listed(plan, place))
    where pricing @? '$[*].launch'
      and exists (select from jsonb_array_elements(pricing) as plan where ${ended})`.execute(db);
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Every redirect that was made by hand; their number is limited. */
export function listTargets(db: Kysely<Database>): Promise<{ path: string; target: string }[]> {
  return db.selectFrom('redirects').select(['path', 'target']).execute();
}

/** Adds to the hits of the shop's day. */
export async function addRedirectHits(db: Kysely<Database>, hits: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    insert into redirect_hits (path, day, hits)
    select path, (now() at time zone shop_zone())::date, hits
      from unnest(${[...hits.keys()]}::text[], ${[...hits.values()]}::int[]) as added (path, hits)
     order by path
    on conflict (path, day) do update set hits = redirect_hits.hits + excluded.hits`.execute(db);
}

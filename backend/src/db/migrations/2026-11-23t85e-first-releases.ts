import { type Kysely, sql } from 'kysely';

/** Files that products have had so far become releases of theirs; what a trigger has kept meanwhile is left alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into releases (product_id, version, state, published_at, created_at)
    select product_id, version, 'published', created_at, created_at from product_files
    on conflict do nothing`.execute(db);
  await sql`insert into release_files (release_id, file_id)
    select releases.id, file_id from product_files join releases using (product_id, version)
     where not exists (select from release_files where release_id = releases.id)
    on conflict do nothing`.execute(db);
}

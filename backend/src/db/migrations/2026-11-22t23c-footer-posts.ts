import { type Kysely, sql } from 'kysely';

/** The same for articles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger posts_footer after update of published on posts
    for each row when (old.published is distinct from new.published)
    execute function announce_footer('/blog/')`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The same for articles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger posts_category_change after insert or delete on posts
    for each row execute function announce_category()`.execute(db);
  await sql`create trigger posts_category_move after update of category, published on posts
    for each row when (old.published is distinct from new.published or old.category is distinct from new.category)
    execute function announce_category()`.execute(db);
}

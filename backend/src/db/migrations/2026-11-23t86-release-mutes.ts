import { type Kysely, sql } from 'kysely';

/** Products whose new versions a person does not want to be mailed about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table release_mutes (
    user_id uuid not null references users (id) on delete cascade,
    product_id integer not null references products (id) on delete cascade,
    primary key (user_id, product_id)
  )`.execute(db);
  await sql`create index release_mutes_product on release_mutes (product_id)`.execute(db);
}

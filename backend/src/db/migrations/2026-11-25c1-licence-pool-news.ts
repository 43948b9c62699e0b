import { type Kysely, sql } from 'kysely';

/** What the owner has been told about the imported keys of a product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table licence_pool_news (
    product_id integer primary key references products (id) on delete cascade,
    state text not null check (state in ('low', 'empty')),
    told_at timestamptz(3) not null
  )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Keys of products that have their own: each is given once, in the order in which it came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table licence_pool (
    id bigint generated always as identity primary key,
    product_id integer not null references products (id) on delete cascade,
    key text not null unique,
    order_id uuid unique references orders (id) on delete set null,
    given_at timestamptz(3),
    created_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index licence_pool_product on licence_pool (product_id)`.execute(db);
  await sql`create index licence_pool_free on licence_pool (product_id, id) where given_at is null`.execute(db);
}

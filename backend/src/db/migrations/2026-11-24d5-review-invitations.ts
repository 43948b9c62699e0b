import { type Kysely, sql } from 'kysely';

/** Who was asked for a review of which product: once, ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table review_invitations (
    user_id uuid not null references users (id) on delete cascade,
    product_id integer not null references products (id) on delete cascade,
    created_at timestamptz(3) not null,
    primary key (user_id, product_id)
  )`.execute(db);
  await sql`create index review_invitations_product on review_invitations (product_id)`.execute(db);
}

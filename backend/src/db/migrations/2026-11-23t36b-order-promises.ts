import { type Kysely, sql } from 'kysely';

/** What the buyer of an unpaid order was promised, whatever becomes of the product until the money is here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_promises (
    order_id uuid primary key references orders (id) on delete cascade,
    file_id uuid not null references files (id),
    version text
  )`.execute(db);
  await sql`create index order_promises_file on order_promises (file_id)`.execute(db);
}

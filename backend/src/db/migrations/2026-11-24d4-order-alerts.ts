import { type Kysely, sql } from 'kysely';

/** Orders that the studio was mailed about; `batched` together with others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_alerts (
    order_id uuid primary key references orders (id) on delete cascade,
    batched boolean not null,
    created_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index order_alerts_newest on order_alerts (created_at)`.execute(db);
}

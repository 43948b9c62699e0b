import { type Kysely, sql } from 'kysely';

/** The switch of the maintenance mode, and the indexes behind the administration's figures, which all ask by time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site_settings add column maintenance boolean not null default false`.execute(db);
  await sql`create index orders_time on orders (created_at)`.execute(db);
  await sql`create index wallet_entries_revenue on wallet_entries (created_at) include (amount_cents, order_id)
    where kind in ('purchase', 'refund')`.execute(db);
  await sql`create index download_days_day on download_days (day) include (count)`.execute(db);
  await sql`create index contact_messages_new on contact_messages (created_at desc) where status = 'new'`.execute(db);
}

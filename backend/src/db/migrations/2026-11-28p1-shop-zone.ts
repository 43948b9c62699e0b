import { type Kysely, sql } from 'kysely';

/** Statements ask this function for the shop's time zone. Public pages show days of the shop: a change is announced as one of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function shop_zone() returns text language sql stable as
    $$ select coalesce((select time_zone from mail_settings), 'UTC') $$`.execute(db);
  await sql`create trigger mail_settings_announce_update after update on mail_settings
    referencing old table as old_rows new table as new_rows for each statement
    execute function announce_change(${sql.lit("array['site']")}, 'true')`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Prices without tax: it is added to them by the buyer's country. Public pages say which of both it is, so a change is
 * announced as one of the site.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice_settings add column prices_include_tax boolean not null default true`.execute(db);
  await sql`create trigger invoice_settings_announce_update after update on invoice_settings
    referencing old table as old_rows new table as new_rows for each statement
    execute function announce_change(${sql.lit("array['site']")}, 'true')`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * The currency in which the shop sells, and the connected providers that customers are not offered. Columns that keep
 * amounts take the currency from `shop_currency`, so that no writer can forget it, a former release neither. Every public
 * page shows prices, so a change is announced as one of the site.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_settings
    add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
    add column switched_off jsonb not null default '[]'`.execute(db);
  await sql`create function shop_currency() returns text language sql stable as
    $$ select coalesce((select currency from payment_settings), 'USD') $$`.execute(db);
  const rows = { insert: 'new table as new_rows', update: 'old table as old_rows new table as new_rows' };
  for (const [event, named] of Object.entries(rows)) {
    await sql`create trigger ${sql.ref(`payment_settings_announce_${event}`)} after ${sql.raw(event)} on payment_settings
      referencing ${sql.raw(named)} for each statement
      execute function announce_change(${sql.lit("array['site']")}, 'true')`.execute(db);
  }
}

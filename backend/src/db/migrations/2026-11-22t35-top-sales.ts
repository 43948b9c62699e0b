import { type Kysely, sql } from 'kysely';

/**
 * The best sellers of a span of closed days, found once: adding up a year of a large shop takes most of a second. What still
 * changes in a closed day (an order of old) drops the spans that hold it, and is counted, so that nothing is kept that was
 * added up meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table kept_top_sales (
    from_day date not null,
    to_day date not null,
    products jsonb not null,
    primary key (from_day, to_day)
  )`.execute(db);
  await sql`alter table closed_days add column corrections integer not null default 0`.execute(db);
  await sql`create or replace function add_sales(the_day date, id integer, name text, more integer, more_cents bigint)
    returns void language plpgsql as $$
  begin
    insert into day_sales values (the_day, coalesce(id, 0), name, more, more_cents)
      on conflict (day, product_id, product_name) do update
      set orders = day_sales.orders + more, cents = day_sales.cents + more_cents;
    insert into month_sales values (date_trunc('month', the_day)::date, coalesce(id, 0), name, more, more_cents)
      on conflict (month, product_id, product_name) do update
      set orders = month_sales.orders + more, cents = month_sales.cents + more_cents;
    update closed_days set corrections = corrections + 1;
    delete from kept_top_sales where from_day <= the_day and to_day >= the_day;
  end $$`.execute(db);
}

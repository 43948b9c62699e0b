import { type Kysely, sql } from 'kysely';

/**
 * Figures of days are counted by the shop's time zone. `time_zone` says by whose days they were closed, and `zoned_until` how far
 * by a server that knows zones: one of a former release, which closes days by UTC, leaves the two days different, and the
 * figures are made anew. Until that has happened they are not read, and everything is counted live.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table closed_days
    add column time_zone text not null default 'UTC',
    add column zoned_until date not null default '-infinity'`.execute(db);
  await replaceFunctions(db);
}

const day = (column: string) => sql`(${sql.ref(column)} at time zone days_of)::date`;

/** As they were, with the zone of the closed days in place of UTC. */
async function replaceFunctions(db: Kysely<unknown>): Promise<void> {
  const declared = sql`declare
    limit_day date := closed_until();
    days_of text := (select time_zone from closed_days);`;

  await sql`create or replace function orders_changed() returns trigger language plpgsql as $$
  ${declared}
  begin
    if not exists (select from new_rows where ${day('created_at')} < limit_day) then return null; end if;
    if tg_op = 'INSERT' then
      insert into day_orders
        select ${day('created_at')}, status, count(*) from new_rows where ${day('created_at')} < limit_day group by 1, 2
        on conflict (day, status) do update set orders = day_orders.orders + excluded.orders;
      perform add_sales(day, product_id, product_name, sum(1)::int, 0) from (
        select ${day('created_at')} as day, product_id, product_name from new_rows
      ) as late where day < limit_day group by day, product_id, product_name;
    else
      insert into day_orders
        select day, status, sum(n) from (
          select ${day('created_at')} as day, status, 1 as n from new_rows
          union all select ${day('created_at')}, status, -1 from old_rows
        ) as moved where day < limit_day group by 1, 2 having sum(n) <> 0 order by 1, 2
        on conflict (day, status) do update set orders = day_orders.orders + excluded.orders;
    end if;
    return null;
  end $$`.execute(db);

  await sql`create or replace function entries_inserted() returns trigger language plpgsql as $$
  ${declared}
  begin
    if not exists (select from new_rows where ${day('created_at')} < limit_day) then return null; end if;
    insert into day_figures (day, revenue_cents)
      select ${day('created_at')}, -sum(amount_cents) from new_rows
       where kind in ('purchase', 'refund') and ${day('created_at')} < limit_day group by 1
      on conflict (day) do update set revenue_cents = day_figures.revenue_cents + excluded.revenue_cents;
    perform add_sales(${day('new_rows.created_at')}, orders.product_id, orders.product_name, 0, -sum(new_rows.amount_cents)::bigint)
      from new_rows join orders on orders.id = new_rows.order_id
     where kind in ('purchase', 'refund') and ${day('new_rows.created_at')} < limit_day
     group by ${day('new_rows.created_at')}, orders.product_id, orders.product_name;
    return null;
  end $$`.execute(db);

  await sql`create or replace function users_counted() returns trigger language plpgsql as $$
  ${declared}
  begin
    insert into day_figures (day, users)
      select ${day('created_at')}, case tg_op when 'INSERT' then count(*) else -count(*) end
        from changed_rows where ${day('created_at')} < limit_day group by 1
      on conflict (day) do update set users = day_figures.users + excluded.users;
    return null;
  end $$`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Figures of the days that are over, so that a year is read from some hundred rows. Days are closed by a job; what still
 * changes in a closed day (a status, an erased person, an order of old) corrects its figures by triggers. Days that
 * are not closed are counted live, so nobody waits for a counter that everybody writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table closed_days (
    id smallint primary key default 1 check (id = 1),
    until date not null default '-infinity'
  )`.execute(db);
  await sql`insert into closed_days default values`.execute(db);
  await sql`create table day_figures (
    day date primary key,
    revenue_cents bigint not null default 0,
    users integer not null default 0,
    downloads integer not null default 0
  )`.execute(db);
  await sql`create table day_orders (
    day date not null, status text not null, orders integer not null, primary key (day, status)
  )`.execute(db);
  for (const span of ['day', 'month']) {
    const name = sql.ref(`${span}_sales`);
    await sql`create table ${name} (
      ${sql.ref(span)} date not null,
      product_id integer not null,
      product_name text not null,
      orders integer not null default 0,
      cents bigint not null default 0,
      primary key (${sql.ref(span)}, product_id, product_name)
    )`.execute(db);
  }
  await createFunctions(db);
  await createTriggers(db);
}

const utc = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::date`;

/** Each takes rows of changes as arrays and adds them to the figures; product 0 stands for none. */
async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`create function closed_until() returns date language plpgsql as $$
  begin
    -- Shared among writers; a job that closes days waits until none of them is in the middle.
    perform pg_advisory_xact_lock_shared(hashtextextended('closed days', 0));
    return (select until from closed_days);
  end $$`.execute(db);

  await sql`create function add_sales(the_day date, id integer, name text, more integer, more_cents bigint)
    returns void language plpgsql as $$
  begin
    insert into day_sales values (the_day, coalesce(id, 0), name, more, more_cents)
      on conflict (day, product_id, product_name) do update
      set orders = day_sales.orders + more, cents = day_sales.cents + more_cents;
    insert into month_sales values (date_trunc('month', the_day)::date, coalesce(id, 0), name, more, more_cents)
      on conflict (month, product_id, product_name) do update
      set orders = month_sales.orders + more, cents = month_sales.cents + more_cents;
  end $$`.execute(db);

  await sql`create function orders_changed() returns trigger language plpgsql as $$
  declare limit_day date := closed_until();
  begin
    if not exists (select from new_rows where ${utc('created_at')} < limit_day) then return null; end if;
    if tg_op = 'INSERT' then
      insert into day_orders
        select ${utc('created_at')}, status, count(*) from new_rows where ${utc('created_at')} < limit_day group by 1, 2
        on conflict (day, status) do update set orders = day_orders.orders + excluded.orders;
      perform add_sales(day, product_id, product_name, sum(1)::int, 0) from (
        select ${utc('created_at')} as day, product_id, product_name from new_rows
      ) as late where day < limit_day group by day, product_id, product_name;
    else
      insert into day_orders
        select day, status, sum(n) from (
          select ${utc('created_at')} as day, status, 1 as n from new_rows
          union all select ${utc('created_at')}, status, -1 from old_rows
        ) as moved where day < limit_day group by 1, 2 having sum(n) <> 0 order by 1, 2
        on conflict (day, status) do update set orders = day_orders.orders + excluded.orders;
    end if;
    return null;
  end $$`.execute(db);

  await sql`create function entries_inserted() returns trigger language plpgsql as $$
  declare limit_day date := closed_until();
  begin
    if not exists (select from new_rows where ${utc('created_at')} < limit_day) then return null; end if;
    insert into day_figures (day, revenue_cents)
      select ${utc('created_at')}, -sum(amount_cents) from new_rows
       where kind in ('purchase', 'refund') and ${utc('created_at')} < limit_day group by 1
      on conflict (day) do update set revenue_cents = day_figures.revenue_cents + excluded.revenue_cents;
    perform add_sales(${utc('new_rows.created_at')}, orders.product_id, orders.product_name, 0, -sum(new_rows.amount_cents)::bigint)
      from new_rows join orders on orders.id = new_rows.order_id
     where kind in ('purchase', 'refund') and ${utc('new_rows.created_at')} < limit_day
     group by ${utc('new_rows.created_at')}, orders.product_id, orders.product_name;
    return null;
  end $$`.execute(db);

  await sql`create function users_counted() returns trigger language plpgsql as $$
  declare limit_day date := closed_until();
  begin
    insert into day_figures (day, users)
      select ${utc('created_at')}, case tg_op when 'INSERT' then count(*) else -count(*) end
        from changed_rows where ${utc('created_at')} < limit_day group by 1
      on conflict (day) do update set users = day_figures.users + excluded.users;
    return null;
  end $$`.execute(db);

  await sql`create function downloads_counted() returns trigger language plpgsql as $$
  declare limit_day date := closed_until();
  begin
    if tg_op = 'UPDATE' then
      insert into day_figures (day, downloads)
        select day, sum(n) from (select day, count as n from new_rows union all select day, -count from old_rows) as moved
         where day < limit_day group by 1 having sum(n) <> 0
        on conflict (day) do update set downloads = day_figures.downloads + excluded.downloads;
    else
      insert into day_figures (day, downloads)
        select day, case tg_op when 'INSERT' then sum(count) else -sum(count) end
          from changed_rows where day < limit_day group by 1
        on conflict (day) do update set downloads = day_figures.downloads + excluded.downloads;
    end if;
    return null;
  end $$`.execute(db);
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  const triggers = [
    ['orders', 'insert', 'orders_changed', 'new table as new_rows'],
    ['orders', 'update', 'orders_changed', 'old table as old_rows new table as new_rows'],
    ['wallet_entries', 'insert', 'entries_inserted', 'new table as new_rows'],
    ['users', 'insert', 'users_counted', 'new table as changed_rows'],
    ['users', 'delete', 'users_counted', 'old table as changed_rows'],
    ['download_days', 'insert', 'downloads_counted', 'new table as changed_rows'],
    ['download_days', 'delete', 'downloads_counted', 'old table as changed_rows'],
    ['download_days', 'update', 'downloads_counted', 'old table as old_rows new table as new_rows'],
  ] as const;
  for (const [table, event, action, rows] of triggers) {
    await sql`create trigger ${sql.ref(`${table}_closed_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(rows)} for each statement execute function ${sql.ref(action)}()`.execute(db);
  }
}

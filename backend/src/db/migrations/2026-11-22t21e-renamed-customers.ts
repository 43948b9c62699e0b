import { type Kysely, sql } from 'kysely';

/**
 * A customer with very many orders is renamed without waiting until all of them are sorted anew: a job does that. Their
 * names are read from the account and are new at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table renamed_customers (
    user_id uuid primary key references users on delete cascade,
    at timestamptz not null
  )`.execute(db);
  await sql`create or replace function user_renamed() returns trigger language plpgsql as $$
  begin
    if (select count(*) from (select from orders where user_id = new.id limit 201) as few) > 200 then
      insert into renamed_customers values (new.id, clock_timestamp())
        on conflict (user_id) do update set at = excluded.at;
    else
      update orders set customer_sort = lower(new.name) where user_id = new.id;
    end if;
    return null;
  end $$`.execute(db);
}

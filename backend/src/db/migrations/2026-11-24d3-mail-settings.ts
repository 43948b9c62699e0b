import { type Kysely, sql } from 'kysely';

/** One row. `orders_from`: what was paid before is told to nobody; `digest_day`: the last day that was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_settings (
    id integer primary key default 1 check (id = 1),
    time_zone text not null default 'Asia/Dhaka',
    quiet_digest boolean not null default false,
    review_days integer not null default 7,
    orders_from timestamptz(3) not null default now(),
    digest_day date,
    version integer not null default 1,
    updated_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`insert into mail_settings default values`.execute(db);
}

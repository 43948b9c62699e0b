import { type Kysely, sql } from 'kysely';

/** What the owner says about paying; keys of providers are never stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_settings (
    id integer primary key check (id = 1),
    manual_enabled boolean not null,
    manual_title text not null,
    manual_instructions text not null,
    version integer not null,
    updated_at timestamptz(3) not null default now()
  )`.execute(db);
}

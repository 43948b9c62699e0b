import { type Kysely, sql } from 'kysely';

/** Where a person wants withdrawn money to go; forgotten with the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payout_accounts (
    user_id uuid primary key references users (id) on delete cascade,
    account jsonb not null,
    updated_at timestamptz(3) not null default now()
  )`.execute(db);
}

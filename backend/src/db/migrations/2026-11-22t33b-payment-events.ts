import { type Kysely, sql } from 'kysely';

/** What providers have told about payments, each event once, as it came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_events (
    id bigint generated always as identity primary key,
    payment_id uuid not null references payments (id) on delete cascade,
    provider text not null,
    event text not null,
    kind text not null,
    body text not null,
    created_at timestamptz(3) not null default now(),
    constraint payment_events_once unique (provider, event)
  )`.execute(db);
  await sql`create index payment_events_payment on payment_events (payment_id, id)`.execute(db);
}

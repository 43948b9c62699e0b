import { type Kysely, sql } from 'kysely';

/**
 * What somebody and the studio write to each other. `version` grows with everything that happens to it, so that of two
 * administrators who answer at once the second one sees what the first has said. Up to `read_seq` the person has read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table conversations (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references users (id) on delete cascade,
    name text not null,
    email text not null,
    subject text not null check (length(subject) between 1 and 150),
    channel text not null check (channel in ('form', 'account')),
    status text not null default 'open' check (status in ('open', 'waiting', 'closed', 'spam')),
    assignee_id uuid references users (id) on delete set null,
    order_id uuid references orders (id) on delete set null,
    version integer not null default 1,
    read_seq bigint not null default 0,
    first_answer_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index conversations_moved on conversations (updated_at desc, id)`.execute(db);
  await sql`create index conversations_status on conversations (status, updated_at desc, id)`.execute(db);
  await sql`create index conversations_assignee on conversations (assignee_id, updated_at desc, id)`.execute(db);
  await sql`create index conversations_person on conversations (user_id, updated_at desc, id)`.execute(db);
  await sql`create index conversations_order on conversations (order_id)`.execute(db);
  await sql`create index conversations_address on conversations (lower(email)) where user_id is null`.execute(db);
  await sql`create index conversations_answered on conversations (first_answer_at)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** People, their sessions, reset links, throttle counters and the mails that wait to leave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table users (
    id uuid primary key default gen_random_uuid(),
    name text not null check (length(name) between 1 and 100),
    email text not null check (length(email) between 3 and 254),
    password_hash text not null,
    role text not null default 'customer' check (role in ('customer', 'super_admin')),
    status text not null default 'active' check (status in ('active', 'suspended')),
    avatar text,
    address text,
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create unique index users_email_once on users (lower(email))`.execute(db);
  await sql`create index users_newest on users (created_at desc, id)`.execute(db);

  await sql`create table sessions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    created_at timestamptz(3) not null default now(),
    last_seen_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null,
    idle_seconds integer not null check (idle_seconds > 0),
    revoked_at timestamptz(3),
    user_agent_hash text
  )`.execute(db);
  await sql`create index sessions_user on sessions (user_id) where revoked_at is null`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);

  await sql`create table password_resets (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    token_hash text not null unique,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`.execute(db);
  await sql`create index password_resets_user on password_resets (user_id)`.execute(db);

  await sql`create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db);
  await sql`create index rate_limits_expiry on rate_limits (expire)`.execute(db);

  await sql`create table mail_outbox (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    sealed text not null,
    created_at timestamptz(3) not null default now(),
    due_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    attempts integer not null default 0,
    last_error text
  )`.execute(db);
  await sql`create index mail_outbox_due on mail_outbox (due_at)`.execute(db);
}

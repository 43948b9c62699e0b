import { type Kysely, sql } from 'kysely';

/** What customers pay through a provider. Money counts in the wallet only together with `credited_at`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payments (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references users (id) on delete set null,
    purpose text not null check (purpose in ('top-up')),
    provider text not null check (provider in ('demo', 'manual', 'stripe', 'sslcommerz')),
    code text not null unique,
    reference text,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    fee_minor bigint check (fee_minor >= 0),
    refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
    status text not null check (status in
      ('created', 'pending', 'paid', 'failed', 'expired', 'partly_refunded', 'refunded', 'disputed')),
    hold text check (hold in ('transfer', 'amount', 'currency', 'risk', 'wallet', 'account', 'refund')),
    reason text,
    checkout_url text,
    transfer_number text,
    credited_at timestamptz(3),
    looked_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint payments_reference unique (provider, reference)
  )`.execute(db);
  await sql`create index payments_newest on payments (created_at desc, id)`.execute(db);
  await sql`create index payments_own on payments (user_id, created_at desc)`.execute(db);
  await sql`create index payments_unpaid on payments (looked_at nulls first)
    where status in ('created', 'pending', 'failed', 'expired')`.execute(db);
  // A number is the same with other spaces, hyphens and letters' case.
  await sql`create unique index payments_transfer
    on payments (provider, lower(regexp_replace(transfer_number, '[[:space:]-]+', '', 'g')))
    where transfer_number is not null and status <> 'failed'`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * What goes back to the customers of orders. A row that waits counts like one that is done, so that no second one can give
 * the same money. `provider_key` names it at the provider: the same key again gives nothing again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table refunds (
    id uuid primary key default gen_random_uuid(),
    seq bigint generated always as identity unique,
    order_id uuid not null,
    payment_id uuid references payments (id),
    amount_cents bigint not null check (amount_cents > 0),
    currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
    destination text not null check (destination in ('wallet', 'source')),
    reason text,
    withdraws boolean not null,
    status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
    problem text,
    provider_key text not null unique,
    attempts integer not null default 0,
    asked_at timestamptz(3),
    requested_by uuid references users (id) on delete set null,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint refunds_payment check ((destination = 'source') = (payment_id is not null))
  )`.execute(db);
  await sql`create index refunds_order on refunds (order_id, seq)`.execute(db);
  await sql`create index refunds_payment on refunds (payment_id) where payment_id is not null`.execute(db);
  await sql`create index refunds_requested_by on refunds (requested_by) where requested_by is not null`.execute(db);
  await sql`create index refunds_waiting on refunds (asked_at nulls first) where status = 'pending'`.execute(db);
}

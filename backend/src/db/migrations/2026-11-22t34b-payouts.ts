import { type Kysely, sql } from 'kysely';

/**
 * What becomes of a withdrawal. The row of the ledger has taken the money already, so it is what holds it; withdrawals
 * from before have no payout and count as paid out. The row names the wallet too: when the person is erased, refused
 * money still has where to return to. No foreign key leads to the ledger: its rows never go, and one would stand in the way
 * of the refusal of TRUNCATE.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payouts (
    id uuid primary key default gen_random_uuid(),
    seq bigint generated always as identity unique,
    entry_id bigint not null unique,
    wallet_id uuid not null references wallets (id),
    user_id uuid references users (id) on delete set null,
    reference text not null,
    amount_cents bigint not null check (amount_cents > 0),
    currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
    status text not null default 'requested'
      check (status in ('requested', 'approved', 'paid', 'refused', 'cancelled')),
    account jsonb,
    paid_reference text,
    reason text,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint payouts_paid check ((status = 'paid') = (paid_reference is not null)),
    constraint payouts_refused check ((status = 'refused') = (reason is not null))
  )`.execute(db);
  await sql`create index payouts_user on payouts (user_id, seq desc)`.execute(db);
  await sql`create index payouts_status on payouts (status, seq desc)`.execute(db);
  await sql`create index payouts_reference on payouts using gin (reference gin_trgm_ops)`.execute(db);
}

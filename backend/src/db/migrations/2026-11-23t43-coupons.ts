import { type Kysely, sql } from 'kysely';

/**
 * Codes that lower a price. Products are numbers without a foreign key: a code for a product that is gone must not become
 * one for all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table coupons (
    id uuid primary key default gen_random_uuid(),
    seq bigint generated always as identity unique,
    version integer not null default 1,
    code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$'),
    percent smallint check (percent between 1 and 100),
    amount_cents integer check (amount_cents > 0),
    products integer[] not null default '{}',
    ends_at timestamptz(3),
    use_limit integer check (use_limit > 0),
    uses integer not null default 0 check (uses >= 0),
    active boolean not null default true,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint coupons_kind check ((percent is null) <> (amount_cents is null))
  )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Invoices and credit notes, which nobody can change. The number comes from a row that is raised in the transaction of the
 * payment: what is rolled back gives its number back, so there are no gaps. The names on an invoice stay when the person
 * is erased, because the law wants the books complete.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table invoice_numbers (
    kind text not null check (kind in ('invoice', 'credit_note')),
    year integer not null,
    last integer not null check (last > 0),
    primary key (kind, year)
  )`.execute(db);
  await sql`create table invoices (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('invoice', 'credit_note')),
    year integer not null,
    number integer not null check (number > 0),
    order_id uuid not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    net_cents bigint not null,
    tax_cents bigint not null,
    total_cents bigint not null,
    document jsonb not null,
    issued_at timestamptz(3) not null,
    unique (kind, year, number),
    constraint invoices_sum check (net_cents + tax_cents = total_cents),
    constraint invoices_sign check ((kind = 'invoice') = (total_cents > 0))
  )`.execute(db);
  await sql`create unique index invoices_once on invoices (order_id) where kind = 'invoice'`.execute(db);
  await sql`create index invoices_order on invoices (order_id)`.execute(db);
  await sql`create index invoices_issued on invoices (issued_at, id)`.execute(db);
  await sql`create function refuse_invoice_change() returns trigger language plpgsql as $$
  begin
    raise exception 'invoices never change' using errcode = 'restrict_violation';
  end $$`.execute(db);
  await sql`create trigger invoices_immutable before update or delete or truncate on invoices
    for each statement execute function refuse_invoice_change()`.execute(db);
  await sql`create table invoice_settings (
    id boolean primary key default true check (id),
    seller_name text not null default '',
    seller_address text not null default '',
    tax_number text not null default '',
    rates jsonb not null default '[]',
    version integer not null default 0
  )`.execute(db);
  await sql`insert into invoice_settings default values`.execute(db);
  await sql`create table billing_details (
    user_id uuid primary key references users (id) on delete cascade,
    name text not null,
    address text not null,
    country text not null,
    tax_number text not null
  )`.execute(db);
}

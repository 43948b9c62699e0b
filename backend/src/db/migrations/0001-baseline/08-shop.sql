-- How the shop sells: currency, tax, payment methods, and the billing details of its customers.

-- One row once the owner has saved them. Keys of providers are never stored.
create table payment_settings (
  id integer primary key check (id = 1),
  -- The shop's currency.
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- Connected providers that are disabled for customers.
  switched_off jsonb not null default '[]',
  fees jsonb not null default '[]',
  manual_enabled boolean not null,
  manual_title text not null,
  manual_instructions text not null,
  version integer not null,
  updated_at timestamptz(3) not null default now()
);

create function shop_currency() returns text language sql stable as $$
  select coalesce((select currency from payment_settings), 'USD')
$$;
comment on function shop_currency is 'The default of every column with a currency, so that no writer can omit it.';

-- One row.
create table invoice_settings (
  id boolean primary key default true check (id),
  seller_name text not null default '',
  seller_address text not null default '',
  -- ISO 3166-1; empty if not set.
  seller_country text not null default '',
  tax_number text not null default '',
  rates jsonb not null default '[]',
  -- Otherwise tax is added to them.
  prices_include_tax boolean not null default true,
  version integer not null default 0
);

insert into invoice_settings default values;

-- What a customer wants printed on invoices.
create table billing_details (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null,
  address text not null,
  country text not null,
  tax_number text not null
);

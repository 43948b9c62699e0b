-- How the shop sells: currency, tax, payment methods, and the billing details of its customers.

-- One row once the owner has saved them. Keys of providers are never stored.
create table payment_settings (
  id integer primary key check (id = 1),
  -- The shop's currency.
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- A plan may have a price in it as well; null while there is none.
  second_currency text check (second_currency ~ '^[A-Z]{3}$'),
  -- Connected providers that are disabled for customers.
  switched_off jsonb not null default '[]',
  fees jsonb not null default '[]',
  manual_enabled boolean not null,
  manual_title text not null,
  manual_instructions text not null,
  -- Terms of orders on invoice; null while there are none.
  invoice_days smallint check (invoice_days between 7 and 60),
  invoice_max_cents bigint check (invoice_max_cents > 0),
  version integer not null,
  updated_at timestamptz(3) not null default now(),
  constraint payment_settings_invoice check ((invoice_days is null) = (invoice_max_cents is null)),
  constraint payment_settings_currencies check (second_currency <> currency)
);

-- Rates of second currencies as the owner entered them. Rows are only added; the last one of the latest day counts.
create table exchange_rates (
  id bigint generated always as identity primary key,
  -- The second currency.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The shop's currency then, which may change before the first payment.
  book text not null check (book ~ '^[A-Z]{3}$'),
  -- One unit of it costs the rate in the other of the two currencies.
  base text not null check (base ~ '^[A-Z]{3}$'),
  -- In millionths.
  rate_micros bigint not null check (rate_micros > 0),
  rated_on date not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
create index exchange_rates_latest on exchange_rates (currency, book, rated_on desc, id desc);
create index exchange_rates_created_by on exchange_rates (created_by) where created_by is not null;

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

-- The last answer of VIES about each VAT number. It counts for a day, and what an order was taxed by is in its terms.
create table vat_checks (
  -- ISO 3166-1, and the number without the prefix of its country.
  country text not null check (country ~ '^[A-Z]{2}$'),
  number text not null,
  -- Null when it did not answer.
  valid boolean,
  -- Null when the country does not tell.
  name text,
  -- With which VIES can prove the check; null for a seller without a VAT number.
  consultation text,
  checked_at timestamptz(3) not null,
  primary key (country, number)
);
create index vat_checks_by_time on vat_checks (checked_at);

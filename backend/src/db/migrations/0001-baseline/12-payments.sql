-- Payments through providers, refunds, and invoices.

-- Amounts in the smallest unit of `currency`; `user_id` becomes null when the user is erased.
create table payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete set null,
  purpose text not null check (purpose in ('top-up', 'order', 'invoice')),
  -- The order to pay, if that is its purpose.
  order_id uuid references orders (id) on delete set null,
  -- The invoice of the studio to pay, if that is its purpose; references `direct_invoices`.
  invoice_id uuid,
  provider text not null check (provider in ('demo', 'manual', 'stripe', 'sslcommerz')),
  -- Our own short, unique name, shown in the ledger and by the provider.
  code text not null unique,
  -- The provider's id, unique per provider; null until it has started there.
  reference text,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null default shop_currency() check (currency ~ '^[A-Z]{3}$'),
  -- The same in the shop's currency, for an order sold in the second one; null when `currency` is the shop's.
  book_minor bigint check (book_minor > 0),
  fee_minor bigint check (fee_minor >= 0),
  -- The amount returned, by refunds and by a lost dispute.
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  -- The part of it lost in a dispute.
  lost_minor bigint not null default 0,
  -- The amount refunded by the provider on its own that was debited from the wallet.
  taken_back_minor bigint not null default 0,
  status text not null
    check (status in ('created', 'pending', 'paid', 'failed', 'expired', 'partly_refunded', 'refunded', 'disputed')),
  -- Why a pending payment is held for the owner.
  hold text
    check (hold in ('transfer', 'amount', 'currency', 'risk', 'wallet', 'account', 'refund', 'order', 'invoice')),
  reason text,
  checkout_url text,
  -- The transfer number stated by the customer.
  transfer_number text,
  looked_at timestamptz(3),
  -- When the money was credited here; set once, with the ledger row.
  credited_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint payments_reference unique (provider, reference),
  constraint payments_invoice check ((purpose = 'invoice') = (invoice_id is not null))
);
create index payments_newest on payments (created_at desc, id);
create index payments_own on payments (user_id, created_at desc);
create index payments_unpaid
  on payments (looked_at nulls first) where status in ('created', 'pending', 'failed', 'expired');
create unique index payments_transfer
  on payments (provider, lower(regexp_replace(transfer_number, '[[:space:]-]+', '', 'g')))
  where transfer_number is not null and status <> 'failed';
create unique index payments_order on payments (order_id) where order_id is not null;
create index payments_invoices on payments (invoice_id, created_at desc) where invoice_id is not null;
create index payments_credited on payments (credited_at) where credited_at is not null;
create index payments_status on payments (status, created_at desc, id);
create index payments_provider on payments (provider, created_at desc, id);
create index payments_held on payments (created_at desc, id) where hold is not null;
create index payments_people on payments (user_id, id);
create index payments_newest_people on payments (created_at desc, id) include (user_id);
create index payments_folded_trgm
  on payments using gin (
    folded(code || chr(1) || coalesce(reference, '') || chr(1) || coalesce(transfer_number, '')) gin_trgm_ops
  );
create index payments_folded_grams
  on payments using gin (
    grams(folded(code || chr(1) || coalesce(reference, '') || chr(1) || coalesce(transfer_number, '')))
  );

create function book_amount(p_minor bigint, p_amount bigint, p_book bigint) returns bigint language sql immutable as $$
  select case when p_book is null then p_minor else round(p_minor::numeric * p_book / p_amount)::bigint end
$$;
comment on function book_amount is
  'A part of a payment in the shop''s currency: sums of payments never mix currencies of orders.';

-- Each provider event, stored once; `body` unchanged.
create table payment_events (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments (id) on delete cascade,
  provider text not null,
  event text not null,
  kind text not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  constraint payment_events_once unique (provider, event)
);
create index payment_events_payment on payment_events (payment_id, id);

-- Refunds of orders. A pending one counts like a completed one, so that the same money is never refunded twice.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  -- Order of creation.
  seq bigint generated always as identity unique,
  order_id uuid not null,
  -- Null for the whole order.
  line_id uuid,
  -- Who initiated it.
  origin text not null default 'studio' check (origin in ('studio', 'provider', 'dispute')),
  -- The payment refunded; null for the wallet, and for a refund outside the shop and any provider.
  payment_id uuid references payments (id),
  amount_cents bigint not null check (amount_cents > 0),
  -- The same in the currency of the order's charge; null for an order sold in the shop's currency.
  charge_cents bigint check (charge_cents > 0),
  currency text not null default shop_currency() check (currency ~ '^[A-Z]{3}$'),
  destination text not null check (destination in ('wallet', 'source', 'manual')),
  reason text,
  withdraws boolean not null,
  -- Seats of the line that end with it; null for any other refund.
  seats smallint check (seats between 1 and 99),
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  -- Why it is pending or failed.
  problem text,
  -- Idempotency key of this refund at the provider.
  provider_key text not null unique,
  attempts integer not null default 0,
  last_attempt_at timestamptz(3),
  requested_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint refunds_payment check (destination = 'manual' or (destination = 'source') = (payment_id is not null))
);
create index refunds_order on refunds (order_id, seq);
create index refunds_payment on refunds (payment_id) where payment_id is not null;
create index refunds_requested_by on refunds (requested_by) where requested_by is not null;
create index refunds_waiting on refunds (last_attempt_at nulls first) where status = 'pending';

-- How a refund is divided among the lines of its order.
create table refund_lines (
  refund_id uuid not null references refunds (id) on delete cascade,
  line_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (refund_id, line_id)
);
create index refund_lines_line on refund_lines (line_id);

create function line_shares(p_order_id uuid, p_refund_id uuid, p_cents bigint)
  returns table (line_id uuid, product_id integer, product_name text, share bigint) language sql stable as $$
  select id, product_id, product_name,
         case when whole > 0 then (trunc(p_cents::numeric * running_total / whole) - trunc(p_cents::numeric * (running_total - weight) / whole))::bigint
              when position = 0 then p_cents else 0 end
    from (select line.id, line.product_id, line.product_name, line.position, part.weight,
                 sum(part.weight) over (order by line.position) as running_total, sum(part.weight) over () as whole
            from order_lines line
            left join refund_lines refunded on refunded.refund_id = p_refund_id and refunded.line_id = line.id
            cross join lateral (select case when p_refund_id is null then line.amount_cents
              else coalesce(refunded.amount_cents, 0) end as weight) part
           where line.order_id = p_order_id) divided
$$;
comment on function line_shares is
  'An amount of an order divided among its lines: a refund as it was decided, anything else by what the lines cost.';

-- The last number of each year. It is incremented in the transaction of the invoice, so that a rollback leaves no gap.
create table invoice_numbers (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (kind, year)
);

-- Invoices and credit notes, which are append-only. Names stay when the user is erased, because the law requires
-- complete books. Amounts are negative on a credit note.
create table invoices (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  number integer not null check (number > 0),
  -- Null on a document that the studio has written itself; its `direct_invoices` has more.
  order_id uuid,
  -- The invoice that a credit note without an order reduces.
  credits_id uuid references invoices (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null,
  document jsonb not null,
  issued_at timestamptz(3) not null,
  unique (kind, year, number),
  constraint invoices_sum check (net_cents + tax_cents = total_cents),
  -- An invoice may be 0 after its deposits.
  constraint invoices_sign check ((kind = 'invoice') = (total_cents >= 0)),
  constraint invoices_credits check (order_id is null or credits_id is null)
);
create index invoices_credits_of on invoices (credits_id) where credits_id is not null;
create unique index invoices_once on invoices (order_id) where kind = 'invoice';
create index invoices_order on invoices (order_id);
create index invoices_issued on invoices (issued_at, id);
create index invoices_kind on invoices (kind, issued_at, id);
-- The number, order and customer as printed; `admin-invoices.repository.ts` has the same expression.
create index invoices_folded_trgm
  on invoices using gin (
    folded(
      case kind when 'credit_note' then 'CN-' else '' end || year::text || '-'
      || lpad(number::text, greatest(5, length(number::text)), '0') || chr(1) || coalesce(document ->> 'orderNumber', '')
      || chr(1) || (document -> 'buyer' ->> 'name') || chr(1) || (document -> 'buyer' ->> 'email')
      || chr(1) || coalesce(document ->> 'purchaseOrder', '')
    ) gin_trgm_ops
  );
create index invoices_folded_grams
  on invoices using gin (
    grams(folded(
      case kind when 'credit_note' then 'CN-' else '' end || year::text || '-'
      || lpad(number::text, greatest(5, length(number::text)), '0') || chr(1) || coalesce(document ->> 'orderNumber', '')
      || chr(1) || (document -> 'buyer' ->> 'name') || chr(1) || (document -> 'buyer' ->> 'email')
      || chr(1) || coalesce(document ->> 'purchaseOrder', '')
    ))
  );
-- Whether a picture is the logo of an issued invoice.
create index invoices_logo
  on invoices ((document -> 'letterhead' -> 'logo' ->> 'url'))
  where document -> 'letterhead' -> 'logo' ->> 'url' is not null;
create index invoices_without_country
  on invoices (issued_at, id) where kind = 'invoice' and document -> 'buyer' ->> 'country' = '';

-- Invoices that the studio writes itself, until they are sent.
create table invoice_drafts (
  id uuid primary key default gen_random_uuid(),
  -- Recipient, lines and texts as typed, which may be incomplete.
  content jsonb not null,
  version integer not null default 1,
  updated_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Removed a day later; until then it can be restored.
  deleted_at timestamptz(3),
  -- The invoice that it became.
  invoice_id uuid unique references invoices (id)
);
create index invoice_drafts_open on invoice_drafts (updated_at desc, id) where invoice_id is null and deleted_at is null;
create index invoice_drafts_deleted on invoice_drafts (deleted_at) where deleted_at is not null;
create index invoice_drafts_updated_by on invoice_drafts (updated_by) where updated_by is not null;

-- What changes about an invoice that the studio has written, beside the document that never does.
create table direct_invoices (
  invoice_id uuid primary key references invoices (id),
  -- The customer's account; null without one, and once the user is erased.
  user_id uuid references users (id) on delete set null,
  language text not null check (language in ('en', 'bn')),
  -- The last day to pay, in the shop's time zone.
  due_on date not null,
  -- Opens and pays the invoice. Stored in plain text so that administrators can copy it; it grants access only to data
  -- in this database.
  link_token text not null unique,
  -- The plan of reminders sends nothing.
  is_silenced boolean not null default false
);
create index direct_invoices_due on direct_invoices (due_on);
create index direct_invoices_user on direct_invoices (user_id) where user_id is not null;
alter table payments add constraint payments_invoice_id foreign key (invoice_id) references direct_invoices (invoice_id);

-- Money that has arrived for them: outside the site, as recorded by an administrator, or through their link. Rows are
-- only added; an amount that went back is a negative row.
create table invoice_payments (
  id uuid primary key default gen_random_uuid(),
  -- Order of creation.
  seq bigint generated always as identity unique,
  invoice_id uuid not null references direct_invoices (invoice_id),
  amount_cents bigint not null check (amount_cents <> 0),
  method text not null check (method in ('bank', 'mobile', 'card', 'cash', 'cheque', 'other', 'online', 'withheld')),
  reference text not null,
  -- Tax that the customer pays to the state instead: VAT or income tax deducted at source.
  withheld text check (withheld in ('vds', 'tds')),
  -- The row that this one reverses, and why.
  corrects_id uuid unique references invoice_payments (id),
  reason text not null default '',
  -- The payment through the link that brought the money, or from which its provider returned it.
  payment_id uuid references payments (id),
  paid_on date not null,
  recorded_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint invoice_payments_withheld check ((method = 'withheld') = (withheld is not null))
);
create index invoice_payments_day on invoice_payments (paid_on, seq);
create index invoice_payments_invoice on invoice_payments (invoice_id, seq) include (amount_cents);
create unique index invoice_payments_once on invoice_payments (payment_id) where payment_id is not null and amount_cents > 0;
create index invoice_payments_payment on invoice_payments (payment_id) where payment_id is not null;
create index invoice_payments_recorded_by on invoice_payments (recorded_by) where recorded_by is not null;

-- Certificates of withheld tax, which often come later. Rows are only added; the last one counts.
create table tax_certificates (
  id bigint generated always as identity primary key,
  invoice_payment_id uuid not null references invoice_payments (id),
  number text not null,
  issued_on date not null,
  recorded_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
create index tax_certificates_payment on tax_certificates (invoice_payment_id, id desc);
create index tax_certificates_recorded_by on tax_certificates (recorded_by) where recorded_by is not null;

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'invoices never change' using errcode = 'restrict_violation';
end $$;
comment on function refuse_invoice_change is 'Issued invoices and credit notes never change.';

create trigger invoices_immutable before update or delete or truncate on invoices
  for each statement execute function refuse_invoice_change();

-- Invoices that a final invoice has deducted as deposits, each once. A final invoice that is credited as a whole gives its
-- deposits back.
create table invoice_deposits (
  deposit_id uuid primary key references direct_invoices (invoice_id),
  final_id uuid not null references direct_invoices (invoice_id)
);
create index invoice_deposits_final on invoice_deposits (final_id);

-- Parts of an invoice that is paid in instalments, in the order of their days.
create table invoice_instalments (
  invoice_id uuid not null references direct_invoices (invoice_id),
  due_on date not null,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (invoice_id, due_on)
);

-- When recipients of unpaid invoices of the studio are reminded; off until the owner turns steps on.
create table invoice_reminder_plan (
  id boolean primary key default true check (id),
  steps jsonb not null default
    '[{"days":-3,"active":false},{"days":0,"active":false},{"days":7,"active":false},{"days":14,"active":false}]',
  -- Reminders of Fridays and Saturdays wait until Sunday.
  skips_weekend boolean not null default true,
  version integer not null default 0
);

insert into invoice_reminder_plan default values;

-- Reminders that were sent.
create table invoice_reminders (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices (id),
  -- Of the part that it is about; the parts before it are asked for as well.
  due_on date not null,
  -- Step of the plan; null when an administrator has sent it.
  days integer,
  amount_cents bigint not null check (amount_cents > 0),
  sent_by uuid references users (id) on delete set null,
  sent_at timestamptz(3) not null
);
create unique index invoice_reminders_once on invoice_reminders (invoice_id, due_on, days) where days is not null;
create index invoice_reminders_invoice on invoice_reminders (invoice_id, sent_at);
create index invoice_reminders_sent_by on invoice_reminders (sent_by) where sent_by is not null;

-- Recurring invoices: a draft that became a template, and when invoices are made from it.
create table invoice_schedules (
  id uuid primary key default gen_random_uuid(),
  -- The draft that the template was made from, so that a second press does nothing; null once the draft is removed.
  draft_id uuid unique references invoice_drafts (id) on delete set null,
  content jsonb not null,
  -- Counts changes of the template: a copy of an older one does not replace it.
  template_version integer not null default 1,
  -- In which the template was written; it is paused while the shop has another one.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  every text not null check (every in ('month', 'quarter', 'year')),
  -- Days are in the shop's time zone.
  first_on date not null,
  ends_on date,
  times integer check (times > 0),
  -- Issued and emailed; otherwise they wait as drafts.
  sends boolean not null,
  status text not null default 'active' check (status in ('active', 'paused', 'ended')),
  -- Paused by the server because of its currency: when it is resumed, no period is left out.
  waits boolean not null default false,
  -- The period whose invoice is made next, from 0, and its day; the day is null when it has ended.
  next_period integer not null default 0,
  next_on date,
  version integer not null default 1,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint invoice_schedules_end check (ends_on is null or times is null),
  constraint invoice_schedules_next check ((status = 'ended') = (next_on is null))
);
create index invoice_schedules_due on invoice_schedules (next_on) where status = 'active';
create index invoice_schedules_created_by on invoice_schedules (created_by) where created_by is not null;
create index invoice_schedules_customer on invoice_schedules ((content -> 'recipient' ->> 'customerId'));

-- A draft that was copied from a template and can replace it while there is no newer one.
alter table invoice_drafts add column schedule_id uuid references invoice_schedules (id) on delete set null;
alter table invoice_drafts add column template_version integer;
create index invoice_drafts_schedule on invoice_drafts (schedule_id) where schedule_id is not null;

-- One invoice for each period.
create table invoice_schedule_periods (
  schedule_id uuid not null references invoice_schedules (id),
  period integer not null check (period >= 0),
  -- Null once a deleted draft is removed.
  draft_id uuid unique references invoice_drafts (id) on delete set null,
  -- Of its amounts, whatever the shop's is when it is sent.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- It still has to be issued and emailed.
  is_pending boolean not null,
  primary key (schedule_id, period)
);
create index invoice_schedule_periods_pending on invoice_schedule_periods (draft_id) where is_pending;

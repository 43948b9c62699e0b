-- Client work: briefs of visitors and the leads that they become.

-- A brief is saved while it is written; only the hash of its token is stored.
create table briefs (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  kind text not null check (length(kind) <= 150),
  goals text not null check (length(goals) <= 3000),
  -- In whole units of the shop's currency.
  budget_from integer check (budget_from >= 0),
  budget_to integer check (budget_to >= 0),
  needed_by date,
  links text not null check (length(links) <= 1000),
  name text not null check (length(name) <= 100),
  email text not null check (length(email) <= 254),
  reach text not null check (reach in ('email', 'phone', 'whatsapp')),
  phone text not null check (length(phone) <= 40),
  -- Of the page on which it was written, and so of answers by email.
  language text not null default 'en' check (language in ('en', 'bn')),
  -- Its honeypot was filled: it is sent without a lead and without emails.
  is_suspect boolean not null default false,
  version integer not null default 1,
  sent_at timestamptz(3),
  -- Since it was sent; the brief is deleted with it.
  conversation_id uuid unique references conversations (id) on delete cascade,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index briefs_age on briefs (updated_at);

alter table uploads add column brief_id uuid references briefs (id) on delete cascade;
alter table uploads add constraint uploads_owner check (num_nonnulls(user_id, brief_id) = 1);
create index uploads_brief on uploads (brief_id) where brief_id is not null;

-- Files of a brief have no uploader; they become attachments of its first message.
alter table conversation_files add column brief_id uuid references briefs (id) on delete set null;
create index conversation_files_brief on conversation_files (brief_id) where brief_id is not null;

-- A lead is a conversation about a project. `version` increases with every change.
create table leads (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null unique references conversations (id) on delete cascade,
  title text not null check (length(title) between 1 and 150),
  stage text not null default 'new' check (stage in ('new', 'in_conversation', 'quoted', 'won', 'lost')),
  value_cents bigint check (value_cents >= 0),
  next_step text not null default '' check (length(next_step) <= 200),
  next_step_on date,
  owner_id uuid references users (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index leads_moved on leads (updated_at desc, id);
create index leads_stage on leads (stage, updated_at desc, id);
create index leads_owner on leads (owner_id, updated_at desc, id);

-- What happened to a lead besides its messages, by `seq`.
create table lead_events (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  lead_id uuid not null references leads (id) on delete cascade,
  kind text not null check (kind in ('received', 'stage', 'value', 'next-step', 'owner')),
  -- Null for the sender of the brief.
  actor_id uuid references users (id) on delete set null,
  before text,
  after text,
  created_at timestamptz(3) not null
);
create index lead_events_order on lead_events (lead_id, seq);
create index lead_events_actor on lead_events (actor_id);

-- The draft of a quote, saved as typed. What was sent of it is in `quote_versions`.
create table quotes (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  lead_id uuid references leads (id) on delete set null,
  content jsonb not null,
  version integer not null default 1,
  -- The version of the draft that was sent last.
  sent_draft integer,
  -- The invoice of the deposit, as a draft, since the acceptance.
  deposit_draft_id uuid references invoice_drafts (id) on delete set null,
  updated_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index quotes_changed on quotes (updated_at desc, id);
create index quotes_lead on quotes (lead_id, updated_at desc, id);
create index quotes_editor on quotes (updated_by);
create index quotes_deposit on quotes (deposit_draft_id) where deposit_draft_id is not null;

-- What was sent never changes: texts, prices, parties and letterhead are those of the moment.
create table quote_versions (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references quotes (id) on delete cascade,
  number integer not null check (number >= 1),
  document jsonb not null,
  -- With tax and without options.
  total_cents bigint not null check (total_cents > 0),
  -- Last day to accept it, in the shop's time zone.
  valid_until date not null,
  -- Opens the newest version of the quote. Stored as it is, because administrators copy the link.
  link_token text not null unique,
  sent_by uuid references users (id) on delete set null,
  sent_at timestamptz(3) not null,
  declined_at timestamptz(3),
  decline_reason text check (length(decline_reason) <= 1000),
  constraint quote_versions_number unique (quote_id, number),
  constraint quote_versions_declined check ((declined_at is null) = (decline_reason is null))
);
create index quote_versions_sender on quote_versions (sent_by);

create table quote_readings (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references quote_versions (id) on delete cascade,
  -- Null when the browser is unknown.
  device text,
  created_at timestamptz(3) not null
);
create index quote_readings_version on quote_readings (version_id, created_at desc);

-- The agreement. The file is stored, because a later release may draw the same paper differently.
create table quote_acceptances (
  quote_id uuid primary key references quotes (id),
  version_id uuid not null unique references quote_versions (id),
  name text not null check (length(name) between 2 and 100),
  -- An IPv4 address or an IPv6 /64.
  network text not null,
  device text,
  -- Ids of the options.
  selected jsonb not null,
  net_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null check (total_cents > 0),
  accepted_at timestamptz(3) not null,
  -- Null until a job has sealed it.
  pdf bytea,
  sha256 text,
  seal text,
  constraint quote_acceptances_seal check (num_nonnulls(pdf, sha256, seal) in (0, 3))
);

-- The project that a case study is about.
alter table case_studies add column lead_id uuid references leads (id) on delete set null;
create index case_studies_lead on case_studies (lead_id) where lead_id is not null;

-- Each payment of an accepted quote is invoiced once: its draft, which becomes its invoice. When that was credited as a whole,
-- the next draft takes its place.
create table milestone_drafts (
  quote_id uuid not null references quotes (id) on delete cascade,
  -- Position among the payments of the quote, from 0.
  place integer not null check (place >= 0),
  draft_id uuid not null unique references invoice_drafts (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (quote_id, place)
);

-- What the client of a lead sees by a link.
create table project_pages (
  lead_id uuid primary key references leads (id) on delete cascade,
  phase text not null check (phase in ('discovery', 'design', 'development', 'deployment', 'maintenance')),
  -- Opens the page. Stored as it is, because administrators copy the link; null before the first one and once it is revoked.
  link_token text unique,
  sent_at timestamptz(3),
  updated_at timestamptz(3) not null
);

-- A file for the client, in versions.
create table deliverables (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads (id) on delete cascade,
  title text not null check (length(title) between 1 and 150),
  -- The client approves it, or asks for changes.
  for_approval boolean not null,
  created_at timestamptz(3) not null
);
create index deliverables_lead on deliverables (lead_id, created_at desc, id);

create table deliverable_versions (
  id uuid primary key default gen_random_uuid(),
  deliverable_id uuid not null references deliverables (id) on delete cascade,
  number integer not null check (number >= 1),
  file_id uuid not null references files (id),
  note text not null check (length(note) <= 1000),
  created_at timestamptz(3) not null,
  -- Of the client; all or none.
  answer text check (answer in ('approved', 'changes')),
  answered_by text check (length(answered_by) between 2 and 100),
  comment text check (length(comment) <= 2000),
  answered_at timestamptz(3),
  constraint deliverable_versions_number unique (deliverable_id, number),
  constraint deliverable_versions_answer check (num_nonnulls(answer, answered_by, comment, answered_at) in (0, 4))
);
create index deliverable_versions_file on deliverable_versions (file_id);

-- The picture of a version as WebP. In the database, because it is as private as its project and deleted with it.
create table deliverable_previews (
  version_id uuid primary key references deliverable_versions (id) on delete cascade,
  -- Of the large picture, in pixels.
  width integer not null check (width >= 1),
  height integer not null check (height >= 1),
  small bytea not null,
  large bytea not null
);

-- A point of a version's picture, about which client and studio write.
create table project_marks (
  id uuid primary key,
  version_id uuid not null references deliverable_versions (id) on delete cascade,
  number integer not null check (number between 1 and 100),
  -- Shares of the picture's width and height.
  x double precision not null check (x between 0 and 1),
  y double precision not null check (y between 0 and 1),
  resolved_at timestamptz(3),
  resolved_side text check (resolved_side in ('client', 'studio')),
  -- Of the client, as typed.
  resolved_name text check (length(resolved_name) between 2 and 100),
  resolver_id uuid references users (id) on delete set null,
  constraint project_marks_number unique (version_id, number),
  constraint project_marks_resolved check ((resolved_at is null) = (resolved_side is null))
);
create index project_marks_resolver on project_marks (resolver_id);

-- Comments on a mark, by `seq`; the first one is that of its author.
create table project_mark_messages (
  id uuid primary key,
  seq bigint generated always as identity,
  mark_id uuid not null references project_marks (id) on delete cascade,
  side text not null check (side in ('client', 'studio')),
  -- Of the client, as typed; null for the studio.
  name text check (length(name) between 2 and 100),
  author_id uuid references users (id) on delete set null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz(3) not null,
  -- Of the studio: whether it was emailed to the client.
  is_mailed boolean not null default false,
  constraint project_mark_messages_name check ((side = 'client') = (name is not null))
);
create index project_mark_messages_order on project_mark_messages (mark_id, seq);
create index project_mark_messages_author on project_mark_messages (author_id);
create index project_mark_messages_unmailed on project_mark_messages (mark_id) where side = 'studio' and not is_mailed;

-- Work besides what was agreed. It has one quote, so it is accepted and invoiced once, like every quote.
create table project_changes (
  id uuid primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  number integer not null check (number between 1 and 100),
  text text not null check (length(text) between 1 and 2000),
  -- As typed by the client; empty when the studio wrote it down.
  name text not null check (length(name) <= 100),
  version_id uuid references deliverable_versions (id) on delete set null,
  created_at timestamptz(3) not null,
  -- Of the studio, without a quote.
  answer text check (answer in ('free', 'declined')),
  reason text check (length(reason) <= 1000),
  answered_by uuid references users (id) on delete set null,
  answered_at timestamptz(3),
  quote_id uuid unique references quotes (id) on delete set null,
  constraint project_changes_number unique (lead_id, number),
  constraint project_changes_answer check (num_nonnulls(answer, reason, answered_at) in (0, 3)),
  constraint project_changes_one_answer check (answer is null or quote_id is null)
);
create index project_changes_version on project_changes (version_id) where version_id is not null;
create index project_changes_answerer on project_changes (answered_by);

-- How hours of a project are recorded and invoiced; absent until the studio has set it.
create table project_hours (
  lead_id uuid primary key references leads (id) on delete cascade,
  -- Price of an hour without tax, suggested for new entries.
  rate_cents bigint not null check (rate_cents >= 0),
  tax_name text not null check (length(tax_name) <= 40),
  tax_percent double precision not null check (tax_percent between 0 and 100),
  -- The client sees the hours of each month.
  is_shown boolean not null
);

-- The project that a draft and the invoice that it becomes are about.
alter table invoice_drafts add column lead_id uuid references leads (id) on delete set null;
create index invoice_drafts_lead on invoice_drafts (lead_id) where lead_id is not null;

-- Hours and expenses. An entry is in one draft: unless that is deleted, it is not invoiced again, and it never changes once
-- the draft is sent.
create table work_entries (
  id uuid primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  kind text not null check (kind in ('time', 'expense')),
  user_id uuid references users (id) on delete set null,
  worked_on date not null,
  text text not null check (length(text) between 1 and 200),
  -- 0 for an expense, as is the rate.
  minutes integer not null check (minutes between 0 and 1440),
  rate_cents bigint not null check (rate_cents >= 0),
  -- Without tax; computed for hours when they are saved.
  amount_cents bigint not null check (amount_cents >= 0),
  is_billable boolean not null,
  draft_id uuid references invoice_drafts (id) on delete set null,
  created_at timestamptz(3) not null
);
create index work_entries_days on work_entries (lead_id, worked_on desc, created_at desc, id);
create index work_entries_draft on work_entries (draft_id) where draft_id is not null;
create index work_entries_user on work_entries (user_id);

-- The receipt of an expense, deleted with it.
create table work_receipts (
  entry_id uuid primary key references work_entries (id) on delete cascade,
  storage_key text not null unique,
  name text not null check (length(name) between 1 and 120),
  size_bytes integer not null check (size_bytes > 0),
  -- The client sees it with the invoice.
  is_shown boolean not null default false,
  created_at timestamptz(3) not null
);

-- A person has one timer, which becomes an entry.
create table work_timers (
  user_id uuid primary key references users (id) on delete cascade,
  entry_id uuid not null unique,
  lead_id uuid not null references leads (id) on delete cascade,
  text text not null check (length(text) between 1 and 200),
  started_at timestamptz(3) not null
);
create index work_timers_lead on work_timers (lead_id);

-- A plan that recurs every month, with hours included. A lead has one active plan at a time.
create table care_plans (
  id uuid primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  -- The recurring invoice of the fee.
  schedule_id uuid not null references invoice_schedules (id),
  -- Price of a month without tax, like the rate of additional hours.
  fee_cents bigint not null check (fee_cents > 0),
  minutes integer not null check (minutes >= 0),
  rate_cents bigint not null check (rate_cents >= 0),
  -- Unused hours are added to the next month.
  carries_over boolean not null,
  -- Days are in the shop's time zone.
  starts_on date not null,
  ends_on date,
  created_at timestamptz(3) not null
);
create index care_plans_lead on care_plans (lead_id, created_at desc, id);
create index care_plans_schedule on care_plans (schedule_id);

-- Hours that count against a plan are not invoiced as entries.
alter table work_entries add column care_plan_id uuid references care_plans (id) on delete set null;
create index work_entries_plan on work_entries (care_plan_id, worked_on) where care_plan_id is not null;

-- The additional hours of a month, invoiced once: their draft, which becomes their invoice.
create table care_plan_drafts (
  plan_id uuid not null references care_plans (id) on delete cascade,
  -- Index of the month in the plan, from 0.
  place integer not null check (place >= 0),
  draft_id uuid not null unique references invoice_drafts (id) on delete cascade,
  primary key (plan_id, place)
);

-- When calls can be booked; one row.
create table call_settings (
  id boolean primary key default true check (id),
  is_open boolean not null default false,
  -- Free hours by weekday, in the shop's time zone.
  hours jsonb not null default '[]',
  minutes integer not null default 30 check (minutes between 10 and 240),
  buffer_minutes integer not null default 15 check (buffer_minutes between 0 and 240),
  notice_hours integer not null default 24 check (notice_hours between 0 and 720),
  days_ahead integer not null default 30 check (days_ahead between 1 and 120),
  days_off jsonb not null default '[]',
  place text not null default 'phone' check (place in ('phone', 'link')),
  meeting_link text not null default '' check (length(meeting_link) <= 500),
  version integer not null default 0
);
insert into call_settings default values;

-- A call that a client has booked. It is deleted with its conversation.
create table calls (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  -- Opens the call. Not hashed, because later emails contain the link, too.
  link_token text not null unique,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- The end, with the buffer after it.
  free_at timestamptz(3) not null,
  -- The booker's.
  time_zone text not null check (length(time_zone) <= 60),
  language text not null default 'en' check (language in ('en', 'bn')),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254),
  phone text not null check (length(phone) <= 40),
  topic text not null check (length(topic) between 1 and 1000),
  place text not null check (place in ('phone', 'link')),
  -- As it was when the call was booked.
  meeting_link text not null check (length(meeting_link) <= 500),
  -- Sequence number of its calendar file.
  sequence integer not null default 0,
  -- When the reminder is due; null once it is sent, and for calls that get none.
  remind_at timestamptz(3),
  cancelled_at timestamptz(3),
  cancelled_by text check (cancelled_by in ('client', 'studio')),
  reason text not null default '' check (length(reason) <= 500),
  created_at timestamptz(3) not null,
  constraint calls_cancelled check ((cancelled_at is null) = (cancelled_by is null)),
  constraint calls_end check (starts_at < ends_at and ends_at <= free_at),
  -- Two servers cannot book the same time.
  constraint calls_apart exclude using gist (tstzrange(starts_at, free_at) with &&) where (cancelled_at is null)
);
create index calls_start on calls (starts_at desc, id);
create index calls_conversation on calls (conversation_id);
create index calls_reminder on calls (remind_at) where remind_at is not null and cancelled_at is null;

-- Software that was delivered to the client: a line of the client's order without a price, for a product that is not published.
create table project_deliveries (
  line_id uuid primary key references order_lines (id) on delete cascade,
  lead_id uuid not null references leads (id) on delete cascade,
  product_id integer references products (id) on delete set null,
  delivered_at timestamptz(3) not null,
  constraint project_deliveries_once unique (lead_id, product_id)
);
create index project_deliveries_product on project_deliveries (product_id);

-- The paper about source code and rights, replaced until the client signs it. A job stores its PDF, as with accepted quotes.
create table project_handovers (
  lead_id uuid primary key references leads (id) on delete cascade,
  version integer not null default 1,
  document jsonb not null,
  offered_at timestamptz(3) not null,
  signed_name text check (length(signed_name) between 2 and 100),
  -- An IPv4 address or an IPv6 /64.
  network text,
  signed_at timestamptz(3),
  pdf bytea,
  sha256 text,
  seal text,
  constraint project_handovers_signed check (num_nonnulls(signed_name, network, signed_at) in (0, 3)),
  constraint project_handovers_seal check (num_nonnulls(pdf, sha256, seal) in (0, 3) and (seal is null or signed_at is not null))
);

-- Emails: the outbox, the log, preferences, the newsletter and the waitlist.

-- Emails to send.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- The whole message, encrypted: it may contain a reset link.
  sealed text not null,
  -- Not before this moment; postponed after each failure.
  due_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz(3) not null default now()
);
create index mail_outbox_due on mail_outbox (due_at);

-- An email to one recipient, as long as the log keeps it.
create table mail_log (
  id uuid primary key,
  kind text not null,
  recipient_name text not null,
  recipient_email text not null,
  subject text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'bounced', 'complained')),
  -- The mail server's last response, or the reason why it was returned.
  answer text,
  attempts integer not null default 0,
  -- The conversation that a reply to it continues.
  conversation_id uuid references conversations (id) on delete set null,
  -- The encrypted message, while it can be resent.
  sealed text,
  settled_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index mail_log_newest on mail_log (created_at desc, id);
create index mail_log_kind on mail_log (kind, created_at desc, id);
create index mail_log_status on mail_log (status, created_at desc, id);
create index mail_log_conversation on mail_log (conversation_id);
create index mail_log_recipient on mail_log (lower(recipient_email));
create index mail_log_folded_trgm
  on mail_log using gin (folded(recipient_email) gin_trgm_ops, folded(recipient_name) gin_trgm_ops);
create index mail_log_folded_grams on mail_log using gin (grams(folded(recipient_email || chr(1) || recipient_name)));

-- Kinds of emails that a user has unsubscribed from.
create table mail_stops (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  created_at timestamptz(3) not null,
  primary key (user_id, kind)
);

-- One row.
create table mail_settings (
  id integer primary key default 1 check (id = 1),
  time_zone text not null default 'Asia/Dhaka',
  -- Sends a digest even for a day without events.
  quiet_digest boolean not null default false,
  review_days integer not null default 7,
  -- Earlier payments are not reported.
  orders_from timestamptz(3) not null default now(),
  -- The day of the last digest, `yyyy-mm-dd`.
  digest_day date,
  version integer not null default 1,
  updated_at timestamptz(3) not null default now()
);

insert into mail_settings default values;

create function shop_zone() returns text language sql stable as $$
  select coalesce((select time_zone from mail_settings), 'UTC')
$$;
comment on function shop_zone is 'The shop''s time zone, by which days are counted.';

-- The studio's email recipients; one without an email is the studio's own.
create table mail_recipients (
  id uuid primary key default gen_random_uuid(),
  email text,
  orders boolean not null,
  digest boolean not null,
  payments boolean not null default true,
  payouts boolean not null default true
);
create unique index mail_recipients_email on mail_recipients (coalesce(lower(email), ''));

insert into mail_recipients (email, orders, digest) values (null, true, true);

-- Orders already reported to the studio by email.
create table order_alerts (
  order_id uuid primary key references orders (id) on delete cascade,
  -- In a combined email.
  batched boolean not null,
  created_at timestamptz(3) not null
);
create index order_alerts_newest on order_alerts (created_at);

-- Newsletter subscribers.
create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- As typed; unique by `lower(email)`.
  email text not null check (length(email) between 3 and 254),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3),
  -- Of the page of the last request, and so of the list's emails.
  language text not null default 'en' check (language in ('en', 'bn')),
  -- When it was first requested.
  created_at timestamptz(3) not null default now()
);
create unique index newsletter_subscribers_once on newsletter_subscribers (lower(email));
create index newsletter_subscribers_newest on newsletter_subscribers (created_at desc, id);
create index newsletter_subscribers_confirmed on newsletter_subscribers (confirmed_at) where status = 'confirmed';
create index newsletter_subscribers_status on newsletter_subscribers (status, created_at desc, id);
create index newsletter_subscribers_folded_trgm on newsletter_subscribers using gin (folded(email) gin_trgm_ops);
create index newsletter_subscribers_folded_grams on newsletter_subscribers using gin (grams(folded(email)));

-- Links that confirm or end a subscription.
create table newsletter_links (
  -- SHA-256 of the token, hexadecimal; the token itself is only in the email.
  token_hash text primary key,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index newsletter_links_subscriber on newsletter_links (subscriber_id);

-- The waitlist, with the columns of the newsletter so that the same code serves both.
create table waitlist_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- As typed; unique by `lower(email)`.
  email text not null check (length(email) between 3 and 254),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3),
  -- Of the page of the last request, and so of the list's emails.
  language text not null default 'en' check (language in ('en', 'bn')),
  -- When it was first requested.
  created_at timestamptz(3) not null default now()
);
create unique index waitlist_subscribers_once on waitlist_subscribers (lower(email));
create index waitlist_subscribers_newest on waitlist_subscribers (created_at desc, id);
create index waitlist_subscribers_status on waitlist_subscribers (status, created_at desc, id);
create index waitlist_subscribers_folded_trgm on waitlist_subscribers using gin (folded(email) gin_trgm_ops);
create index waitlist_subscribers_folded_grams on waitlist_subscribers using gin (grams(folded(email)));

-- Links that confirm or end an entry of the waitlist.
create table waitlist_links (
  -- SHA-256 of the token, hexadecimal; the token itself is only in the email.
  token_hash text primary key,
  subscriber_id uuid not null references waitlist_subscribers (id) on delete cascade,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index waitlist_links_subscriber on waitlist_links (subscriber_id);

-- Emails that follow an event, off unless the owner turns them on. `entered` and `reached` outlive the rows that they count.
create table mail_sequences (
  kind text primary key
    check (kind in ('welcome', 'first_steps', 'review', 'unpaid', 'update', 'plan_ended', 'win_back')),
  -- Null while it is off. Earlier events start nothing.
  enabled_since timestamptz(3),
  -- Days from the event to the end.
  end_days integer not null default 30 check (end_days between 1 and 365),
  entered integer not null default 0,
  reached integer not null default 0,
  version integer not null default 1
);

insert into mail_sequences (kind)
values ('welcome'), ('first_steps'), ('review'), ('unpaid'), ('update'), ('plan_ended'), ('win_back');

-- Subscribers in a sequence; once for each event. A row is what prevents a second entry, so it outlives the end by a year.
create table sequence_runs (
  id uuid primary key default gen_random_uuid(),
  sequence text not null references mail_sequences (kind),
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  -- Of the subscriber, order, cart item, release or line of the event. No reference, because the row outlives it.
  event_id uuid not null,
  event_at timestamptz(3) not null,
  state text not null default 'active'
    check (state in ('active', 'reached', 'finished', 'unsubscribed', 'void', 'stopped')),
  -- Delay of the last email sent or about to be sent; -1 before the first.
  after_days integer not null default -1,
  -- Not before this moment: a day after the last email.
  due_at timestamptz(3) not null,
  ended_at timestamptz(3),
  unique (sequence, subscriber_id, event_id, event_at)
);
create index sequence_runs_active on sequence_runs (sequence, event_at) where state = 'active';
create index sequence_runs_subscriber on sequence_runs (subscriber_id);
create index sequence_runs_ended on sequence_runs (ended_at) where ended_at is not null;

-- What is sent to the newsletter's subscribers: to all of an audience at once, or as an email of a sequence.
create table newsletters (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'draft'
    check (status in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped')),
  -- Subject and Markdown text by language; empty where it is not written.
  texts jsonb not null,
  audience jsonb not null,
  scheduled_for timestamptz(3),
  -- Who scheduled it. It is not sent once this administrator is suspended or deleted.
  scheduled_by uuid references users (id) on delete set null,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  -- Its recipients by what became of them, changed together with their rows. They outlive the rows, which are deleted with
  -- their subscriber.
  recipients integer not null default 0,
  sent integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  unconfirmed integer not null default 0,
  returned integer not null default 0,
  complaints integer not null default 0,
  unsubscribed integer not null default 0,
  -- The mail server's answer while it accepts no emails.
  problem text,
  -- Whether visitors can read it on the site once it was sent.
  archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- The sequence that it is an email of, and its days from the event. It is `sending` or `paused` with its sequence, and
  -- `stopped` once it was removed from it; no newsletter of a sequence is in the list of newsletters.
  sequence text references mail_sequences (kind),
  delay_days integer check (delay_days between 0 and 365),
  check ((sequence is null) = (delay_days is null))
);
create index newsletters_sequence on newsletters (sequence, delay_days) where sequence is not null;
create index newsletters_newest on newsletters (created_at desc, id);
create index newsletters_scheduler on newsletters (scheduled_by) where scheduled_by is not null;
create index newsletters_active on newsletters (status, scheduled_for) where status in ('scheduled', 'sending');

-- Recipients, fixed when sending begins; those of a sequence are added when its email is due. A row is claimed before its email is handed to the mail server, so that no server
-- sends it again, whatever happens afterwards.
create table newsletter_recipients (
  newsletter_id uuid not null references newsletters (id) on delete cascade,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  -- Its Message-ID, by which a returned email is recognised.
  mail_id uuid primary key default gen_random_uuid(),
  -- Of the text that is sent.
  language text not null check (language in ('en', 'bn')),
  status text not null default 'waiting'
    check (status in ('waiting', 'claimed', 'sent', 'skipped', 'failed', 'unconfirmed', 'bounced', 'complained')),
  attempts integer not null default 0,
  -- Not before this moment, after the mail server has postponed it.
  due_at timestamptz(3),
  claimed_at timestamptz(3),
  -- The mail server's answer, or the reason why it was returned.
  answer text,
  unsubscribed boolean not null default false,
  -- The entry into a sequence that it follows; null for a newsletter.
  run_id uuid references sequence_runs (id) on delete cascade
);
create unique index newsletter_recipients_once on newsletter_recipients
  (newsletter_id, subscriber_id, coalesce(run_id, '00000000-0000-0000-0000-000000000000'));
create index newsletter_recipients_run on newsletter_recipients (run_id) where run_id is not null;
create index newsletter_recipients_waiting on newsletter_recipients (newsletter_id, subscriber_id) where status = 'waiting';
create index newsletter_recipients_open on newsletter_recipients (claimed_at) where status = 'claimed';
create index newsletter_recipients_recent on newsletter_recipients (claimed_at) where claimed_at is not null;
create index newsletter_recipients_problems on newsletter_recipients (newsletter_id, claimed_at desc, subscriber_id)
  where status in ('failed', 'unconfirmed', 'bounced', 'complained');
create index newsletter_recipients_subscriber on newsletter_recipients (subscriber_id, claimed_at desc);

-- Emails that get no newsletter, because one was returned or reported as spam, until they subscribe again.
create table newsletter_suppressions (
  -- SHA-256 of the email in lower case, hexadecimal. It outlives the erasure of a subscriber, so that a complaint holds for
  -- an address that is added again, and names no one. The reason is with the recipient and in the email log.
  email_hash text primary key,
  cause text not null check (cause in ('bounced', 'complained')),
  created_at timestamptz(3) not null
);

-- One row: limits, and the server that is sending. Its lease ends by itself if that server dies.
create table newsletter_settings (
  id integer primary key default 1 check (id = 1),
  per_minute integer not null default 60 check (per_minute > 0),
  per_day integer not null default 5000 check (per_day > 0),
  version integer not null default 1,
  sender uuid,
  leased_until timestamptz(3),
  -- Named audiences, in the order of names; newsletters have copies.
  audiences jsonb not null default '[]',
  audiences_version integer not null default 1
);

insert into newsletter_settings default values;

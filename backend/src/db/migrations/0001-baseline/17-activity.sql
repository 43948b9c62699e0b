-- What administrators did, and what users are notified of.

-- Changes by administrators. A row outlives both the administrator and the changed item, so it names the item by text.
create table audit_entries (
  -- Order of the changes.
  id bigint generated always as identity primary key,
  -- Null once the administrator's account is erased.
  actor_id uuid references users (id) on delete set null,
  -- The right that permitted the change; null for changes older than rights.
  used_right text,
  -- Name of the API key that made the change; null for a change in a session.
  api_key text,
  -- Subject and verb, such as `product.update`.
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*[.][a-z]+(-[a-z]+)*$'),
  -- Type of the changed item, such as `product`.
  subject text not null check (subject ~ '^[a-z]+(-[a-z]+)*$'),
  subject_id text,
  -- The item's name at that time.
  label text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz(3) not null default now()
);
create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_subject on audit_entries (subject, subject_id, id desc);
create index audit_entries_kind on audit_entries (subject, id desc);
create index audit_entries_by_time on audit_entries (created_at, id);
create index audit_entries_by_kind on audit_entries (subject, created_at, id);
create index audit_entries_by_person on audit_entries (actor_id, created_at, id);
create index audit_entries_folded_trgm
  on audit_entries using gin (folded(label) gin_trgm_ops, folded(action) gin_trgm_ops);
create index audit_entries_folded_grams on audit_entries using gin (grams(folded(label || chr(1) || action)));

-- Notifications of a user.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  -- Order of creation; two rows may share a timestamp.
  seq bigint generated always as identity,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('order', 'wallet', 'version', 'account')),
  title text not null,
  body text not null,
  -- Both in every other language of the interface: {"bn": {"title": "…", "body": "…"}}.
  translations jsonb not null default '{}',
  -- A path of the site.
  href text not null check (href like '/%'),
  -- Null while unread.
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index notifications_user_newest on notifications (user_id, seq desc);
create index notifications_unread on notifications (user_id) where read_at is null;

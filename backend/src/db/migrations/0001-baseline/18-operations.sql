-- Servers, backups, rate limits and the seed.

-- Servers that share this database; each updates `seen_at` every few seconds.
create table servers (
  id uuid primary key,
  -- Host and process.
  name text not null,
  version text not null,
  -- The id of this server's worker in the job queue; null if it runs no jobs.
  worker text,
  started_at timestamptz(3) not null default now(),
  seen_at timestamptz(3) not null default now(),
  -- Null while it runs, and for one that was killed.
  stopped_at timestamptz(3),
  -- When it last delivered an email.
  mail_at timestamptz(3)
);

-- Finished backups.
create table backups (
  id bigint generated always as identity primary key,
  -- What started the backup.
  origin text not null check (origin in ('command', 'schedule')),
  started_at timestamptz(3) not null,
  finished_at timestamptz(3) not null default now(),
  -- Of the archive.
  bytes bigint not null,
  rows bigint not null,
  files bigint not null,
  -- Before compression.
  file_bytes bigint not null
);

-- Counters of attempts, one row per key.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);

-- What the seed has already inserted, so that a row deleted by an administrator does not return.
create table seed_marks (
  part text not null,
  key text not null,
  created_at timestamptz(3) not null default now(),
  primary key (part, key)
);

-- Named search, filters and sort order of a list of the administration.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  -- Null for a view of the team.
  owner_id uuid references users (id) on delete cascade,
  list text not null,
  name text not null,
  -- The query string of the list's URL.
  query text not null,
  version integer not null default 1
);
create unique index saved_views_own on saved_views (owner_id, list, lower(name)) where owner_id is not null;
create unique index saved_views_shared on saved_views (list, lower(name)) where owner_id is null;

-- How an administrator has arranged a list.
create table list_layouts (
  user_id uuid not null references users (id) on delete cascade,
  list text not null,
  compact boolean not null,
  -- Ids of columns.
  hidden text[] not null,
  primary key (user_id, list)
);

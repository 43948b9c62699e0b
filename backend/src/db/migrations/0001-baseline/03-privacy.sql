-- The data that users export about themselves.

-- A user's latest data export.
create table data_exports (
  user_id uuid primary key references users (id) on delete cascade,
  -- Changes with each request, so that a job of an earlier request has no effect.
  id uuid not null default gen_random_uuid() unique,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
  -- Percent.
  progress integer not null default 0 check (progress between 0 and 100),
  -- Number of attempts.
  attempts integer not null default 0,
  -- Null before the file is stored, and after it was removed.
  storage_key text unique,
  size_bytes bigint,
  sha256 text,
  requested_at timestamptz(3) not null,
  -- When the file is removed.
  expires_at timestamptz(3),
  updated_at timestamptz(3) not null
);

-- Accounts, how they are signed in to, and guests who buy without one.

create function person_key(email text) returns text language sql immutable as $$
  select regexp_replace(lower(normalize(btrim(email), NFKC)), '^([^+@]+)\+.*@', '\1@')
$$;
comment on function person_key is
  'The normalised email. It identifies a person where a rule is per person, such as one use of a coupon.';

-- Accounts. Guests who bought without an account have a row too, closed with `deleted_at` in the year 9999: whatever an
-- order grants belongs to a user, and no one can sign in as a guest, list or count them.
create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  -- As typed (trimmed); unique by `lower(email)` among accounts.
  email text not null check (length(email) between 3 and 254),
  -- When a link sent to the current email was used; null while it is unverified.
  email_verified_at timestamptz(3),
  -- Identifies a person where a rule is per person: the normalised email, set by the database.
  person_key text,
  -- Argon2id in PHC notation.
  password_hash text not null,
  role text not null default 'customer' check (role in ('customer', 'super_admin')),
  -- An administrator's rights; `{all}` for everything. No meaning for customers.
  rights text[] not null default '{all}',
  status text not null default 'active' check (status in ('active', 'suspended')),
  -- Storage key, such as `avatars/x.webp`, or null.
  avatar text,
  address text,
  -- Language of the site, chosen by the user or that of the page where the account or a guest's order was created; null when
  -- unknown.
  language text check (language in ('en', 'bn')),
  -- Incremented with every change of name, email, role or status.
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now(),
  -- When an administrator deleted the account; the data is erased some time later. `GUEST_SENTINEL` for a guest.
  deleted_at timestamptz(3)
);
create index users_newest on users (created_at desc, id);
create index users_deleted on users (deleted_at) where deleted_at is not null;
create index users_by_name on users (lower(name) collate "C", id) include (name, status, role) where deleted_at is null;
create index users_by_email
  on users (lower(email) collate "C", id) include (email, status, role) where deleted_at is null;
create index users_by_joining on users (created_at desc, id) include (status, role) where deleted_at is null;
create index users_super_admins on users (id) where role = 'super_admin';
create index users_email_guest on users (lower(email)) where deleted_at >= timestamptz '9999-01-01 00:00:00+00';
create unique index users_email_once
  on users (lower(email)) where deleted_at is null or deleted_at < timestamptz '9999-01-01 00:00:00+00';
create index users_person on users (person_key);
create index users_folded_trgm on users using gin (folded(name) gin_trgm_ops, folded(email) gin_trgm_ops);
create index users_folded_grams on users using gin (grams(folded(name || chr(1) || email)));

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- Maximum idle time in seconds before the session ends.
  idle_seconds integer not null check (idle_seconds > 0),
  -- When the user was last verified after signing in.
  proven_at timestamptz(3),
  revoked_at timestamptz(3),
  -- First 16 hexadecimal digits of the SHA-256 of the User-Agent.
  user_agent_hash text,
  -- Browser and operating system.
  device text,
  -- Shortened network it was opened from, such as 203.0.113.0/24.
  network text,
  -- The id in the device's cookie.
  device_id uuid
);
create index sessions_user on sessions (user_id) where revoked_at is null;
create index sessions_expiry on sessions (expires_at);

-- A browser used to sign in to an account.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_id uuid not null,
  first_seen_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  -- Null: its sign-ins require the code.
  trusted_at timestamptz(3),
  -- `passwordFingerprint` of the password at that time.
  trusted_mark text,
  primary key (user_id, device_id)
);
create index known_devices_seen on known_devices (last_seen_at);

-- An authenticator app.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- The secret shared with the app, encrypted with a separate key.
  encrypted_secret text not null,
  -- The 30-second period since 1970 of the last used code; no earlier code is accepted.
  last_step integer not null default 0,
  -- Null until the first code is confirmed.
  enabled_at timestamptz(3)
);

-- The unused recovery codes, each of which works once instead of an app code.
create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  -- SHA-256 of the code without hyphens, hexadecimal.
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- The credential id, in base64url.
  credential_id text not null unique,
  -- COSE key in base64url.
  public_key text not null,
  -- The device's signature counter; 0 for devices without one.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  synced boolean not null default false,
  name text not null,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index passkeys_by_user on passkeys (user_id, created_at desc);

create table passkey_challenges (
  -- SHA-256 of the challenge, hexadecimal.
  challenge_hash text primary key,
  -- The user registering a new passkey; null for signing in.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

-- Links that set a new password.
create table password_resets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the token, hexadecimal; the token itself is only in the email.
  token_hash text not null unique,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index password_resets_user on password_resets (user_id);

-- An account's only link that verifies an email: its own, or the new one that replaces it.
create table email_confirmations (
  user_id uuid primary key references users (id) on delete cascade,
  -- The email that the link was sent to.
  email text not null,
  -- SHA-256 of the token, hexadecimal.
  token_hash text not null unique,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);

-- Links that restore the email that an account had before.
create table email_returns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- The email to restore; no one else can take it until then.
  email text not null,
  -- SHA-256 of the token, hexadecimal.
  token_hash text not null unique,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index email_returns_user on email_returns (user_id);
create index email_returns_email on email_returns (lower(email));

-- Accounts scheduled for deletion by their owners.
create table account_deletions (
  user_id uuid primary key references users (id) on delete cascade,
  -- Until then a sign-in cancels the deletion.
  due_at timestamptz(3) not null
);

-- Open invitations to the administration.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  rights text[] not null,
  -- SHA-256 of the current link's token, hexadecimal.
  token_hash text not null unique,
  -- Null once the administrator's account is erased.
  invited_by uuid references users (id) on delete set null,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create unique index invitations_email_once on invitations (lower(email));

-- Keys of programs, which act with the rights of the person who created them. A revoked one is deleted.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  scopes text[] not null,
  -- SHA-256 of the secret, hexadecimal.
  secret_hash text not null unique,
  -- The last four characters of the secret.
  hint text not null,
  -- SHA-256 of the previous secret, and until when it works.
  previous_secret_hash text unique,
  previous_secret_expires_at timestamptz(3),
  -- Null for a key that does not expire.
  lifetime_days smallint,
  expires_at timestamptz(3),
  -- The beginning of the hour.
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- An administrator's key for the administration, or a key for what belongs to the account.
  kind text not null check (kind in ('administration', 'account'))
);
create unique index api_keys_name on api_keys (user_id, kind, lower(name));

-- A guest: the row of `users` is closed with `GUEST_SENTINEL`.
create table guests (
  user_id uuid primary key references users (id) on delete cascade,
  -- Hash of the purchase's Idempotency-Key and email, so that a repeated call finds it.
  key_hash text unique,
  created_at timestamptz(3) not null
);

-- Links to a guest order.
create table guest_links (
  -- SHA-256 of the token, hexadecimal.
  token_hash text primary key,
  user_id uuid not null references guests (user_id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index guest_links_user on guest_links (user_id);
create index guest_links_expiry on guest_links (expires_at);

-- Links to all guest orders of an email, sent only to it: whoever has the token has read the email.
create table guest_email_links (
  -- SHA-256 of the token, hexadecimal.
  token_hash text primary key,
  email text not null,
  expires_at timestamptz(3) not null
);
create index guest_email_links_expiry on guest_email_links (expires_at);

-- Postal addresses of a user.
create table addresses (
  id uuid primary key default gen_random_uuid(),
  -- Order of creation; two rows may share a timestamp.
  seq bigint generated always as identity,
  user_id uuid not null references users (id) on delete cascade,
  type text not null check (type in ('home', 'office')),
  street text not null,
  city text not null,
  state text,
  postal_code text,
  country text not null,
  -- At most one of a user.
  is_default boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index addresses_user on addresses (user_id, seq);
create unique index addresses_default on addresses (user_id) where is_default;

-- Notes of the team about a customer or guest. Only the team reads them; a data export has their text.
create table customer_notes (
  id uuid primary key default gen_random_uuid(),
  -- Order of creation; two rows may share a timestamp.
  seq bigint generated always as identity,
  user_id uuid not null references users (id) on delete cascade,
  -- Null once the administrator's account is erased.
  author_id uuid references users (id) on delete set null,
  text text not null check (length(text) between 1 and 4000),
  -- Incremented with every change of the text.
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index customer_notes_customer on customer_notes (user_id, seq desc);
create index customer_notes_author on customer_notes (author_id);

-- Administrators who have collapsed the setup guide.
create table folded_guides (
  user_id uuid primary key references users (id) on delete cascade
);

create function set_person_key() returns trigger language plpgsql as $$
begin
  new.person_key := person_key(new.email);
  return new;
end $$;
comment on function set_person_key is 'Every writer of an email updates the key in the same statement.';

create trigger users_person_key before insert or update of email on users
  for each row execute function set_person_key();

create function forget_email_proof() returns trigger language plpgsql as $$
begin
  if lower(new.email) <> lower(old.email) and new.email_verified_at is not distinct from old.email_verified_at then
    new.email_verified_at := null;
  end if;
  return new;
end $$;
comment on function forget_email_proof is 'A new email is unverified, whichever statement sets it.';

create trigger users_email_proof before update of email on users
  for each row execute function forget_email_proof();

-- Providers with which customers sign in: Google, GitHub, and an issuer of OpenID Connect that the owner has entered.

create table sign_in_providers (
  id text primary key check (id in ('google', 'github', 'oidc')),
  enabled boolean not null,
  -- Name on the button and URL of the issuer; those of Google and GitHub are constants.
  name text not null,
  issuer text not null,
  client_id text not null,
  -- Encrypted with the server's secret; null without one.
  encrypted_secret text,
  version integer not null default 1,
  updated_at timestamptz(3) not null,
  check (not enabled or (client_id <> '' and encrypted_secret is not null))
);

-- An account at a provider that can sign in to an account here. The issuer is part of its key: the same subject of another
-- issuer is another person.
create table connected_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  provider text not null references sign_in_providers (id) check (provider in ('google', 'github', 'oidc')),
  issuer text not null,
  subject text not null,
  -- At the provider when it was connected; null if it had verified none.
  email text,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  unique (issuer, subject),
  unique (user_id, provider)
);
create index connected_accounts_provider on connected_accounts (provider);

-- Sign-ins with a provider that are under way. The state returns from the provider and is used once; then a ticket may
-- replace the row, which creates an account or connects one.
create table provider_sign_ins (
  -- SHA-256 of the state, later of the ticket, hexadecimal.
  token_hash text primary key,
  -- The id in the device's cookie: no other browser can continue.
  device_id uuid not null,
  provider text not null references sign_in_providers (id) check (provider in ('google', 'github', 'oidc')),
  -- The account that it will belong to: the one that started it, or the one that already has the email. Null otherwise.
  user_id uuid references users (id) on delete cascade,
  -- Path to open afterwards.
  redirect text not null,
  -- Of the verified identity; null before.
  issuer text,
  subject text,
  email text,
  expires_at timestamptz(3) not null
);
create index provider_sign_ins_expiry on provider_sign_ins (expires_at);
create index provider_sign_ins_user on provider_sign_ins (user_id);

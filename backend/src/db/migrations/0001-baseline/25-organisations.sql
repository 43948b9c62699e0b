-- Organisations as clients, and what their people may do.

create table organisations (
  id uuid primary key,
  name text not null check (length(name) between 1 and 150),
  created_at timestamptz(3) not null
);
create index organisations_name on organisations (lower(name), id);

create table organisation_people (
  id uuid primary key,
  seq bigint generated always as identity,
  organisation_id uuid not null references organisations (id) on delete cascade,
  -- The signature of the person.
  name text not null check (length(name) between 2 and 100),
  email text not null check (length(email) <= 254),
  rights text[] not null check (cardinality(rights) > 0 and rights <@ array['see', 'approve', 'pay', 'manage']),
  -- Name of the client who invited; empty for the studio.
  invited_by text not null default '' check (length(invited_by) <= 100),
  -- Part of the person's link to each project, quote and invoice. Stored in plain text, because later emails contain it.
  link_token text not null unique,
  created_at timestamptz(3) not null
);
create unique index organisation_people_email on organisation_people (organisation_id, lower(email));
create index organisation_people_order on organisation_people (organisation_id, seq);
create index organisation_people_person on organisation_people (lower(email));

-- The client of a lead, its quotes and its project; null for one person.
alter table leads add column organisation_id uuid references organisations (id) on delete set null;
create index leads_organisation on leads (organisation_id, updated_at desc, id) where organisation_id is not null;

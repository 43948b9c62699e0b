-- The versions of a product and their files.

-- The file for buyers of a product, for each of its versions.
create table product_files (
  product_id integer not null references products (id) on delete cascade,
  version text not null,
  file_id uuid not null references files (id),
  created_at timestamptz(3) not null default now(),
  primary key (product_id, version)
);
create index product_files_file on product_files (file_id);

-- The versions of a product. A draft with `publish_at` is published at that time.
create table releases (
  id uuid primary key default gen_random_uuid(),
  product_id integer not null references products (id) on delete cascade,
  version text not null,
  channel text not null default 'stable' check (channel in ('stable', 'beta')),
  -- The contract's `scheduled` is a draft with `publish_at`.
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  -- Markdown.
  notes text not null default '',
  -- The notes as HTML.
  html text not null default '',
  publish_at timestamptz(3),
  published_at timestamptz(3),
  withdrawn_at timestamptz(3),
  revision integer not null default 1,
  -- Vulnerabilities that it fixes, a list of { reference, severity, affected, summary }.
  advisories jsonb not null default '[]',
  -- The bill of materials.
  sbom_file_id uuid references files (id),
  created_at timestamptz(3) not null default now(),
  unique (product_id, version)
);
create index releases_sbom on releases (sbom_file_id) where sbom_file_id is not null;
create index releases_advisories on releases (published_at desc) where advisories <> '[]';
create index releases_due on releases (publish_at) where state = 'draft';

-- The files of a release, one or several for a platform; the first one is the default.
create table release_files (
  release_id uuid not null references releases (id) on delete cascade,
  file_id uuid not null references files (id),
  platform text not null default 'any' check (platform in ('any', 'windows', 'macos', 'linux', 'android', 'ios')),
  -- Ids of its plans; empty for every plan.
  plan_ids uuid[] not null default '{}',
  plans text[] not null default '{}',
  requirements text not null default '',
  position integer not null default 0,
  primary key (release_id, file_id)
);
create index release_files_file on release_files (file_id);

-- A user's completed downloads of a release.
create table release_downloads (
  release_id uuid not null references releases (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  count integer not null check (count > 0),
  last_at timestamptz(3) not null,
  primary key (release_id, user_id)
);
create index release_downloads_user on release_downloads (user_id);

-- Products with release emails muted by a user.
create table release_mutes (
  user_id uuid not null references users (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  primary key (user_id, product_id)
);
create index release_mutes_product on release_mutes (product_id);

create function keep_release() returns trigger language plpgsql as $$
declare
  kept uuid;
begin
  if tg_op = 'UPDATE' and new.file_id = old.file_id then
    return null;
  end if;
  insert into releases (product_id, version, state, published_at, created_at)
    values (new.product_id, new.version, 'published', new.created_at, new.created_at)
    on conflict (product_id, version) do update
      set state = 'published', channel = 'stable', publish_at = null, withdrawn_at = null,
          published_at = coalesce(releases.published_at, excluded.published_at)
      where releases.state <> 'published' or releases.channel <> 'stable';
  select id into kept from releases where product_id = new.product_id and version = new.version;
  if exists (select from release_files where release_id = kept and file_id = new.file_id) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    update release_files set file_id = new.file_id where release_id = kept and file_id = old.file_id;
    if found then
      return null;
    end if;
  end if;
  insert into release_files (release_id, file_id, position)
    values (kept, new.file_id, (select coalesce(min(position), 1) - 1 from release_files where release_id = kept));
  return null;
end $$;
comment on function keep_release is
  'A file for a version of a product is a release of it, whichever writer adds it. A published release stays as it is.';

create trigger product_files_release after insert or update on product_files
  for each row execute function keep_release();

create function identify_file_plans() returns trigger language plpgsql as $$
declare
  product integer;
begin
  select product_id into product from releases where releases.id = new.release_id;
  if new.plan_ids = '{}' and new.plans <> '{}' then
    -- A former plan may still have holders: its file must not become one for everyone.
    new.plan_ids := (
      select array_agg(coalesce(plan_named(product, named), '00000000-0000-0000-0000-000000000000') order by place)
        from unnest(new.plans) with ordinality as listed(named, place));
  elsif new.plan_ids <> '{}' and new.plans = '{}' then
    new.plans := (
      select array_agg(coalesce(plan ->> 'name', listed.id::text) order by place)
        from unnest(new.plan_ids) with ordinality as listed(id, place)
        left join products on products.id = product
        left join lateral jsonb_array_elements(products.pricing || products.retired_plans) as plan
          on plan ->> 'id' = listed.id::text);
  end if;
  return new;
end $$;
comment on function identify_file_plans is
  'A file restricted to plans has both their ids, which decide, and their names, which documents show. The writer '
  'gives either.';

create trigger release_files_plans before insert on release_files
  for each row execute function identify_file_plans();

create function plan_release_file(held uuid, product integer, plan uuid) returns uuid language sql stable as $$
  select case when released.id is null then held else (
    select file_id from release_files
     where release_id = released.id and (plan_ids = '{}' or plan = any(plan_ids))
     order by plan_ids = '{}', position, file_id limit 1) end
  from (select 1) once left join lateral (
    select releases.id from releases join release_files on release_id = releases.id
     where releases.product_id = product and file_id = held
     order by releases.state = 'draft', releases.published_at desc limit 1) released on true
$$;
comment on function plan_release_file is 'The file for a plan in the release to which the held file belongs.';

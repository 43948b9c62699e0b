-- The picture library.

-- The picture library; `url`, `width`, `height`, `widths` and `placeholder` as in a stored picture.
create table pictures (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  url text not null unique,
  -- Default text where the picture is used.
  alt text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths jsonb not null default '[]',
  placeholder text,
  -- Prefix of the stored files' keys; null for a picture that is part of the site.
  base text,
  -- Of the source file; null for pictures of earlier releases and those that are part of the site.
  source_sha256 text,
  -- All files together.
  size_bytes integer,
  created_at timestamptz(3) not null default now()
);
create index pictures_newest on pictures (created_at desc, id);
create index pictures_source on pictures (source_sha256) where source_sha256 is not null;
create index pictures_folded_trgm on pictures using gin (folded(name) gin_trgm_ops, folded(alt) gin_trgm_ops);
create index pictures_folded_grams on pictures using gin (grams(folded(name || chr(1) || alt)));

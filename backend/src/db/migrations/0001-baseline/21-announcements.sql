-- The database itself announces which public content a transaction has changed, on the channel `changes`: servers then
-- drop what they have cached of it. A notification is sent when the transaction commits and never when it rolls back.
-- A payload is a list of tags separated by spaces, or `everything` if that would be too long.

-- Arguments: expressions over the row `r` for its tags, an array of texts, and for whether visitors see it.
create function announce_change() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'table new_rows'
    when 'DELETE' then 'table old_rows'
    else 'table old_rows union all table new_rows' end;
  tags text;
begin
  execute format('select string_agg(distinct tag, '' '') from (%s) as r, unnest(%s) as tag where %s',
    changed, tg_argv[0], tg_argv[1]) into tags;
  if tags is not null then
    perform pg_notify('changes', case when octet_length(tags) < 7900 then tags else 'everything' end);
  end if;
  return null;
end $$;
comment on function announce_change is
  'Every server caches pages and answers. A write that announced nothing would leave the former content on them, and '
  'content is written by forms, jobs, imports and foreign keys.';

create function bundle_tags(parts jsonb, bundle text) returns text[] language sql immutable as $$
  select array['bundles', 'bundle:' || bundle] || coalesce(array_agg('product:' || (part ->> 'productId')), '{}')
    from jsonb_array_elements(coalesce(parts, '[]')) as part
$$;
comment on function bundle_tags is 'A bundle has a page of its own, and is shown on the pages of its products.';

create function tags_of_bundles(product integer) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct tag), '{}')
    from bundles, unnest(bundle_tags(parts, id::text)) as tag
   where published and deleted_at is null
     and parts @> jsonb_build_array(jsonb_build_object('productId', product))
$$;
comment on function tags_of_bundles is
  'A bundle is sold only while all its products are, and shows their prices together: a product changes the pages of others.';

-- Three triggers for each table: PostgreSQL passes the changed rows only to triggers of a single event. Names of
-- categories are free text; their hash is not.
do $do$
declare
  announced record;
begin
  for announced in
    select * from (values
      ('content_translations', $$case r.type
        when 'product' then array['products', 'home', 'product:' || r.record_id] || tags_of_bundles(r.record_id::integer)
        when 'release' then array['product:' || coalesce((select product_id from releases where id::text = r.record_id), 0)]
        when 'article' then array['posts', 'home', 'post:' || r.record_id]
        when 'page' then array['pages', 'legal', 'site']
        when 'case-study' then array['case-studies']
        when 'service' then array['services', 'case-studies']
        when 'bundle' then bundle_tags((select parts from bundles where id::text = r.record_id), r.record_id)
        when 'team-member' then array['about']
        when 'site' then array['site', 'home', 'about']
        else array['home'] end$$, 'true'),
      ('bundles', $$bundle_tags(r.parts, r.id::text)$$, 'r.published'),
      ('case_studies', $$array['case-studies']$$, $$r.status = 'published'$$),
      ('faqs', $$array['home']$$, 'r.published'),
      ('invoice_settings', $$array['site']$$, 'true'),
      ('mail_settings', $$array['site']$$, 'true'),
      ('newsletters', $$array['newsletters']$$, $$r.archived and r.status = 'sent'$$),
      ('pages', $$case when r.legal then array['pages', 'legal', 'site'] else array['pages', 'site'] end$$,
        'r.published or r.legal'),
      ('payment_settings', $$array['site']$$, 'true'),
      ('posts', $$array['posts', 'post:' || r.id]$$, 'r.published'),
      ('products', $$array['products', 'products:' || left(md5(r.category), 8), 'product:' || r.id]
        || tags_of_bundles(r.id)$$, 'r.published'),
      ('redirects', $$array['redirects']$$, 'true'),
      ('services', $$array['services', 'case-studies']$$, 'r.published'),
      ('site_documents', $$case
        when r.name = 'about' then array['about']
        when r.name in ('suite', 'comingSoon', 'film') then array['home']
        when r.name in ('identity', 'contact', 'hours', 'social', 'footer', 'heads', 'productPage')
          then array['site', 'home']
        else array['legal', 'site'] end$$, 'true'),
      ('site_settings', $$array['site']$$, 'true'),
      ('sign_in_providers', $$array['site']$$, 'true'),
      ('slides', $$array['home']$$, 'r.published'),
      ('team_members', $$array['about']$$, 'r.published'),
      ('testimonials', $$array['home']$$, 'r.published')
    ) as tables(of_table, tags, visible)
    cross join (values
      ('insert', 'new table as new_rows'),
      ('update', 'old table as old_rows new table as new_rows'),
      ('delete', 'old table as old_rows')
    ) as events(event, rows)
  loop
    execute format(
      'create trigger %I after %s on %I referencing %s for each statement execute function announce_change(%L, %L)',
      announced.of_table || '_announce_' || announced.event, announced.event, announced.of_table, announced.rows,
      announced.tags, announced.visible);
  end loop;
end $do$;

-- Argument: the beginning of the path of its page.
create function announce_footer() returns trigger language plpgsql as $$
begin
  if exists (select from site_documents where name = 'footer'
      and body::text like '%"' || tg_argv[0] || old.id || '"%') then
    perform pg_notify('changes', 'site');
  end if;
  return null;
end $$;
comment on function announce_footer is
  'The footer of every page omits links to unpublished products and articles, so publishing one of them changes it.';

create trigger products_footer after update of published on products
  for each row when (old.published is distinct from new.published) execute function announce_footer('/product/');

create trigger posts_footer after update of published on posts
  for each row when (old.published is distinct from new.published) execute function announce_footer('/blog/');

create function announce_category() returns trigger language plpgsql as $$
declare
  sides text[] := array[
    case when tg_op <> 'INSERT' and old.published then old.category end,
    case when tg_op <> 'DELETE' and new.published then new.category end];
  others boolean;
begin
  for side in 1..2 loop
    continue when sides[side] is null;
    -- The row itself has left its former category, and is in its new one.
    execute format('select exists (select from %I where published and category = $1 offset $2)', tg_table_name)
      into others using sides[side], side - 1;
    if not others then perform pg_notify('changes', 'site'); end if;
  end loop;
  return null;
end $$;
comment on function announce_category is
  'The filters on every page list the categories in use: the first and the last item of a category change them.';

create trigger products_category_change after insert or delete on products
  for each row execute function announce_category();

create trigger products_category_move after update of category, published on products
  for each row when (old.published is distinct from new.published or old.category is distinct from new.category)
  execute function announce_category();

create trigger posts_category_change after insert or delete on posts
  for each row execute function announce_category();

create trigger posts_category_move after update of category, published on posts
  for each row when (old.published is distinct from new.published or old.category is distinct from new.category)
  execute function announce_category();

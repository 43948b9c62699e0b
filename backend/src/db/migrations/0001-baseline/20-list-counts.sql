-- Row counts and sums that lists and figures show immediately, maintained by triggers. A transaction adds a row with its
-- difference instead of updating a shared one, so that writers never wait for each other; the sum is the count. A job
-- merges the rows of a key now and then.

create table kept_counts (
  list text not null,
  -- Identifies a group of the list's rows, such as a status.
  key text not null,
  rows bigint not null,
  -- The sum of an amount of the group's rows; 0 in lists without one.
  cents bigint not null default 0
);
create index kept_counts_key on kept_counts (list, key) include (rows, cents);

-- Arguments: the list; expressions over the row `r` for its key, for whether it counts and for its amount.
create function keep_count() returns trigger language plpgsql as $$
declare
  gone text := format('select %s as key, -1 as n, -(%s) as c from old_rows as r where %s',
    tg_argv[1], tg_argv[3], tg_argv[2]);
  come text := format('select %s as key, 1 as n, %s as c from new_rows as r where %s',
    tg_argv[1], tg_argv[3], tg_argv[2]);
begin
  execute format('insert into kept_counts (list, key, rows, cents) select $1, key, sum(n), sum(c)
      from (%s) as changes group by key having sum(n) <> 0 or sum(c) <> 0',
    case tg_op when 'INSERT' then come when 'DELETE' then gone else gone || ' union all ' || come end)
    using tg_argv[0];
  return null;
end $$;
comment on function keep_count is
  'Counting a long list takes seconds, and a shared counter makes writers wait for each other. Rows are inserted, '
  'changed and deleted at many places, also by foreign keys.';

-- Three triggers for each list: PostgreSQL passes the changed rows only to triggers of a single event.
do $do$
declare
  counted record;
begin
  for counted in
    select * from (values
      ('activity', 'audit_entries', $$r.subject$$, 'true'),
      ('comment_states', 'comments', $$r.status$$, 'true'),
      ('comments', 'comments', $$r.post_id::text$$, $$r.status = 'approved'$$),
      ('conversations', 'conversations', $$r.status || ' ' || coalesce(r.assignee_id::text, 'unassigned')$$, 'true'),
      ('invoices', 'invoices', $$r.kind || ' ' || r.currency$$, 'true'),
      ('likes', 'post_likes', $$r.post_id::text$$, 'true'),
      ('mails', 'mail_log', $$r.status || ' ' || r.kind$$, 'true'),
      ('payments', 'payments', $$r.status || ' ' || r.provider || ' '
          || case when r.hold is null then 'free' else 'held' end || ' ' || r.currency$$, 'true'),
      ('payouts', 'payouts', $$r.status || ' ' || r.currency$$, 'true'),
      ('pictures', 'pictures', $$'all'$$, 'true'),
      ('pools', 'licence_pool',
        $$r.product_id || ' ' || case when r.given_at is null then 'free' else 'given' end$$, 'true'),
      ('reviews', 'reviews', $$r.status || ' ' || r.stars$$, $$r.text <> ''$$),
      ('saves', 'post_saves', $$r.post_id::text$$, 'true'),
      ('subscribers', 'newsletter_subscribers', $$r.status$$, 'true'),
      ('users', 'users', $$r.status || ' ' || r.role$$, $$r.deleted_at is null$$)
    ) as lists(list, of_table, key, condition)
    left join (values
      ('payments', $$case when r.credited_at is null then 0 else r.amount_minor - r.refunded_minor end$$),
      ('payouts', 'r.amount_cents'),
      ('invoices', 'r.total_cents')
    ) as amounts(list, amount) using (list)
    cross join (values
      ('insert', 'new table as new_rows'),
      ('update', 'old table as old_rows new table as new_rows'),
      ('delete', 'old table as old_rows')
    ) as events(event, rows)
  loop
    execute format(
      'create trigger %I after %s on %I referencing %s for each statement execute function keep_count(%L, %L, %L, %L)',
      counted.list || '_kept_' || counted.event, counted.event, counted.of_table, counted.rows,
      counted.list, counted.key, counted.condition, coalesce(counted.amount, '0'));
  end loop;
end $do$;

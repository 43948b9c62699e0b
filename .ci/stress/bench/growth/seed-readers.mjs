// Readers' reactions and comments, messages, subscribers, and the audit trail.

/** @param {import('./seed.mjs').Sizes} sizes @returns {import('./seed.mjs').Steps} */
export const readers = ({ users, posts, comments, products }) => [
  [
    'numbered articles',
    `create temporary table articles as select row_number() over (order by id)::int as n, id from posts;
     create index on articles (n); analyze articles`,
  ],
  [
    'comments',
    `insert into comments (post_id, user_id, text, status, created_at, updated_at)
     select id, pg_temp.id_of('user', pg_temp.buyer(c, 'writer', ${users})), pg_temp.sentence(c, 5 + c % 30),
            coalesce((array['pending', 'pending', 'rejected', 'spam'])[1 + c % 50], 'approved'), at, at
       from generate_series(1, ${comments}) as c
       cross join lateral (select date_trunc('second', pg_temp.moment(c / ${comments}.0)) as at) as t
       join articles on articles.n = greatest(1, ceil(power(pg_temp.chance(c, 'article'), 2) * ${posts}))`,
  ],
  ...['post_likes', 'post_saves'].map(
    (table) =>
      /** @type {[string, string]} */ ([
        table,
        `insert into ${table} (user_id, post_id, created_at)
         select pg_temp.id_of('user', pg_temp.buyer(c, '${table}', ${users})), id, pg_temp.moment(c / ${comments}.0)
           from generate_series(1, ${comments}) as c
           join articles on articles.n = greatest(1, ceil(pg_temp.chance(c, 'mark') * ${posts}))
         on conflict do nothing`,
      ]),
  ),
  [
    'saved products',
    `insert into saved_products (user_id, product_id, created_at)
     select pg_temp.id_of('user', 1 + c % ${users}), goods.id, pg_temp.moment(c / ${users * 2}.0)
       from generate_series(1, ${users * 2}) as c
       join goods on goods.n = greatest(1, ceil(pg_temp.chance(c, 'saved') * ${products}))
     on conflict do nothing`,
  ],
  [
    'messages',
    `insert into contact_messages (name, email, subject, message, status, ip_hash, created_at)
     select pg_temp.person(n), 'writer.' || n || '@example.com', pg_temp.sentence(n, 4), pg_temp.sentence(n, 40),
            coalesce((array['new', 'spam'])[1 + n % 20], 'answered'), md5(n::text), date_trunc('second', pg_temp.moment(n / ${users}.0))
       from generate_series(1, ${users}) as n`,
  ],
  [
    'subscribers',
    `insert into newsletter_subscribers (email, status, created_at, confirmed_at)
     select 'reader.' || n || '@example.com', coalesce((array['pending', 'unsubscribed'])[1 + n % 12], 'confirmed'),
            at, case when n % 12 > 0 then at end
       from generate_series(1, ${users}) as n, lateral (select date_trunc('second', pg_temp.moment(n / ${users}.0)) as at) as t`,
  ],
  [
    'audit trail',
    `insert into audit_entries (actor_id, action, subject, subject_id, label, before, after, created_at)
     select (select id from users where role = 'super_admin' order by created_at limit 1), subject || '.update', subject,
            n::text, initcap(pg_temp.sentence(n, 3)), '{"status": "pending"}', '{"status": "completed"}',
            pg_temp.moment(n / ${users * 2}.0)
       from generate_series(1, ${users * 2}) as n,
            lateral (select (array['product', 'order', 'user', 'post', 'comment'])[1 + n % 5] as subject) as s`,
  ],
  [
    'sessions',
    `insert into sessions (user_id, created_at, expires_at, idle_seconds)
     select pg_temp.id_of('user', n), now(), now() + interval '12 hours', 7200 from generate_series(1, ${users}) as n`,
  ],
];

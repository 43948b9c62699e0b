// Results of purchases: rights, licence keys with their devices, downloads; reviews, conversations, revisions.

/** @param {import('./seed.mjs').Sizes} sizes @returns {import('./seed.mjs').Steps} */
export const rights = ({ users, orders, products }) => [
  [
    'rights',
    // The files that belong to them exist already.
    `alter table entitlements disable trigger user;
     insert into entitlements (line_id, tier, activations, updates_until, support_until, created_at)
     select id, 'Personal', 3, case when number % 3 = 0 then created_at + interval '1 year' end, null, created_at
       from orders where id in (select id from sold) and status = 'completed'
     on conflict do nothing;
     alter table entitlements enable trigger user`,
  ],
  [
    'licence keys',
    `insert into licences (id, line_id, key, created_at)
     select pg_temp.id_of('licence', number), id, regexp_replace(upper(substr(md5('key' || number), 1, 20)), '(.{5})(.{5})(.{5})(.{5})', '\\1-\\2-\\3-\\4'), created_at
       from orders where id in (select id from sold) and status = 'completed' and number % 5 = 0
     on conflict do nothing;
     insert into licence_devices (licence_id, fingerprint, name, created_at, seen_at)
     select id, 'device-' || part, 'Desk ' || part, created_at, created_at + interval '1 day'
       from licences, generate_series(1, 2) as part on conflict do nothing;
     insert into licence_pool (product_id, key, created_at)
     select (select id from goods where n = 2), 'POOL-' || n, now() from generate_series(1, ${products}) as n`,
  ],
  [
    'fetched releases',
    `insert into release_downloads (release_id, user_id, count, last_at)
     select distinct on (releases.id, user_id) releases.id, user_id, 1, orders.created_at
       from orders join releases on releases.product_id = orders.product_id
      where orders.id in (select id from sold) and orders.status = 'completed' and orders.number % 2 = 0
     on conflict do nothing`,
  ],
  [
    'reviews',
    `insert into reviews (product_id, user_id, stars, text, status, created_at)
     select goods.id, pg_temp.id_of('user', pg_temp.buyer(c, 'reviewer', ${users})), 1 + c % 5, pg_temp.sentence(c, 8 + c % 20),
            coalesce((array['pending', 'rejected', 'spam'])[1 + c % 60], 'approved'), pg_temp.moment(c / ${users * 3}.0)
       from generate_series(1, ${users * 3}) as c
       join goods on goods.n = greatest(1, ceil(power(pg_temp.chance(c, 'reviewed'), 3) * ${products}))
     on conflict do nothing`,
  ],
  [
    'conversations',
    `insert into conversations (id, user_id, name, email, subject, channel, status, created_at, updated_at)
     select pg_temp.id_of('conversation', n), pg_temp.id_of('user', buyer), pg_temp.person(buyer), 'grown.' || buyer || '@example.com',
            pg_temp.sentence(n, 4), 'account', coalesce((array['open', 'waiting'])[1 + n % 40], 'closed'), at, at
       from generate_series(1, ${users}) as n, pg_temp.buyer(n, 'asked', ${users}) as buyer, pg_temp.moment(n / ${users}.0) as at;
     insert into conversation_messages (conversation_id, kind, author_id, text, created_at)
     select id, (array['person', 'studio'])[1 + part % 2], case when part % 2 = 0 then user_id end, pg_temp.sentence(part, 20),
            created_at + part * interval '1 hour'
       from conversations, generate_series(0, 3) as part where channel = 'account' and user_id is not null and id in
            (select pg_temp.id_of('conversation', n) from generate_series(1, ${users}) as n)`,
  ],
  [
    'revisions',
    `insert into revisions (post_id, state, changed, created_at)
     select posts.id, jsonb_build_object('title', title, 'content', content), '["content"]', created_at + part * interval '1 hour'
       from posts, generate_series(1, 20) as part`,
  ],
  [
    'browsers',
    `insert into known_devices (user_id, device_id, first_seen_at, last_seen_at)
     select pg_temp.id_of('user', n), pg_temp.id_of('device', n), now() - interval '90 days', now() from generate_series(1, ${users}) as n;
     insert into order_alerts (order_id, batched, created_at)
     select id, true, created_at from orders where id in (select id from sold) and number % ${Math.max(1, Math.floor(orders / 1000))} = 0`,
  ],
];

// Orders with their history, the ledger entries that paid them, downloads, and customers' notifications.

/** @param {import('./seed.mjs').Sizes} sizes @returns {import('./seed.mjs').Steps} */
export const commerce = ({ users, orders, products }) => [
  [
    'orders',
    // Product number one has three per cent of all orders: more customers than a statement can have parameters.
    `create temporary table sold as
     select n, pg_temp.id_of('order', n) as id, pg_temp.buyer(n, 'buyer', ${users}::float8 * n / ${orders}.0) as buyer,
            case when n % 33 = 0 then 1
                 else ceil(power(pg_temp.chance(n, 'product'), 2) * ${products} + 0.001)::int end as product,
            (array['pending', 'processing', 'cancelled', 'refunded', 'refunded'])[1 + n % 25] as rare,
            case when n % 10 = 0 then date_trunc('hour', at) else date_trunc('milliseconds', at) end as at
       from generate_series(1, ${orders}) as n, pg_temp.moment(n / ${orders}.0) as at;
     insert into orders (id, user_id, product_id, product_name, tier, amount_cents, status, created_at, updated_at)
     select sold.id, pg_temp.id_of('user', buyer), goods.id, title, 'Personal', cents, coalesce(rare, 'completed'), at, at
       from sold join goods on goods.n = least(product, ${products}) order by sold.n`,
  ],
  [
    'histories',
    `insert into order_events (order_id, status, created_at)
     select id, case status when 'refunded' then 'completed' else status end, created_at from orders
      where id in (select id from sold) order by number;
     insert into order_events (order_id, status, created_at)
     select id, status, created_at + interval '2 days' from orders
      where status = 'refunded' and id in (select id from sold) order by number`,
  ],
  [
    'ledger',
    `insert into wallet_entries (wallet_id, kind, amount_cents, balance_after_cents, reference, order_id, created_at)
     with paid as (
       select pg_temp.id_of('wallet', buyer) as wallet, sold.id, orders.number, sold.at, amount_cents as cents, status
         from sold join orders using (id) where status in ('completed', 'refunded')
     ), movement (wallet, place, kind, cents, reference, order_id, at) as (
       select wallet, 1, 'deposit', (cents / 1000 + 1) * 1000, 'TOP-' || number, null::uuid, at - interval '10 minutes' from paid
       union all select wallet, 2, 'purchase', -cents, 'Order #' || number, id, at from paid
       union all select wallet, 2, 'refund', cents, 'Order #' || number, id, at + interval '2 days' from paid where status = 'refunded'
       union all
       select pg_temp.id_of('wallet', buyer), leg, case leg when 1 then 'deposit' else 'withdrawal' end,
              case leg when 1 then 5000 else -2500 end, 'TRY-' || n, null, at + leg * interval '1 second'
         from (select n, pg_temp.buyer(n, 'mover', ${users}::float8 * n / ${orders * 0.59}) as buyer, pg_temp.moment(n / ${orders * 0.59}) as at
                 from generate_series(1, ${Math.floor(orders * 0.59)}) as n) as moves, generate_series(1, 2) as leg
     )
     select wallet, kind, cents, sum(cents) over (partition by wallet order by at, place, reference rows unbounded preceding),
            reference, order_id, at
       from movement order by at, place, reference`,
  ],
  [
    'balances',
    `update wallets set balance_cents = sums.cents
       from (select wallet_id, sum(amount_cents)::bigint as cents from wallet_entries group by 1) as sums
      where sums.wallet_id = wallets.id and balance_cents <> sums.cents`,
  ],
  [
    'downloads',
    `insert into downloads (user_id, file_id, product_id, product_name, version, line_id, download_count, created_at)
     select pg_temp.id_of('user', buyer), pg_temp.id_of('file', goods.n), goods.id, title, goods.version, sold.id,
            sold.n % 4, at
       from sold join goods on goods.n = least(product, ${products}) where rare is null;
     insert into download_days (user_id, day, count)
     select pg_temp.id_of('user', buyer), at::date, sum(sold.n % 4) from sold
      where rare is null and sold.n % 4 > 0 group by buyer, at::date`,
  ],
  [
    'notifications',
    `insert into notifications (user_id, kind, title, body, href, read_at, created_at)
     select pg_temp.id_of('user', pg_temp.buyer(n, 'told', ${users})), (array['order', 'wallet', 'version'])[1 + n % 3],
            'Order #' || n || ' completed', 'Product ' || n % 977 || ' is ready to download.', '/dashboard/orders',
            case when n % 10 < 7 then at end, at
       from generate_series(1, ${Math.floor(orders * 2.5)}) as n, pg_temp.moment(n / ${orders * 2.5}) as at`,
  ],
];

// Payments with their notifications, invoices with credit notes, refunds, codes and their uses.

/**
 * Half of the orders were paid directly, the others from a wallet. @param {import('./seed.mjs').Sizes} sizes @returns
 * {import('./seed.mjs').Steps}
 */
export const money = ({ users, orders }) => [
  [
    'payments',
    `insert into payments (id, user_id, purpose, order_id, provider, code, reference, amount_minor, fee_minor, refunded_minor,
       status, hold, transfer_number, credited_at, created_at, updated_at)
     select pg_temp.id_of('payment', n), user_id, 'order', orders.id, provider, upper(provider) || '-' || n, 'cs_' || n,
            amount_cents, case when is_paid then amount_cents / 40 end, case when status = 'refunded' then amount_cents else 0 end,
            case when status = 'refunded' then 'refunded' when is_paid then 'paid' when status = 'cancelled' then 'expired' else 'pending' end,
            case when status = 'pending' and n % 200 = 0 then 'transfer' end,
            case when provider = 'manual' then 'TX' || n end, case when is_paid then created_at end, created_at, created_at
       from sold join orders using (id),
            lateral (select (array['stripe', 'sslcommerz', 'manual'])[1 + n % 3] as provider, status in ('completed', 'refunded') as is_paid) as p
      where n % 2 = 0 and amount_cents > 0`,
  ],
  [
    'what was told of them',
    `insert into payment_events (payment_id, provider, event, kind, body, created_at)
     select id, provider, code || ':' || part, (array['created', 'paid'])[part], '{}', created_at + part * interval '1 minute'
       from payments, generate_series(1, 2) as part where code like '%-%' and reference like 'cs\\_%'`,
  ],
  [
    'invoices',
    `insert into invoices (kind, year, number, order_id, currency, net_cents, tax_cents, total_cents, document, issued_at)
     select kind, extract(year from at), row_number() over (partition by kind, extract(year from at) order by at, order_id)
              + coalesce((select last from invoice_numbers known where known.kind = paper.kind and known.year = extract(year from at)), 0),
            order_id, currency, sign * net, sign * (amount_cents - net), sign * amount_cents, document, at
       from (select 'invoice' as kind, 1 as sign, id as order_id, currency, amount_cents, product_name, number, created_at as at
               from orders where id in (select id from sold) and status in ('completed', 'refunded') and amount_cents > 0
             union all
             select 'credit_note', -1, id, currency, amount_cents, product_name, number, created_at + interval '2 days'
               from orders where id in (select id from sold) and status = 'refunded' and amount_cents > 0) as paper,
            lateral (select round(amount_cents * 100 / 115.0)::bigint as net) as n,
            lateral (select jsonb_build_object('orderNumber', number, 'suppliedAt', at, 'refersTo', null,
              'seller', jsonb_build_object('name', 'Nodi Studio', 'address', '', 'country', '', 'taxNumber', '', 'email', ''),
              'buyer', jsonb_build_object('name', 'Customer', 'address', '', 'country', 'BD', 'taxNumber', '', 'email', 'grown.' || number || '@example.com'),
              'description', product_name, 'taxName', 'VAT', 'taxPercent', 15, 'mushak', false) as document) as d;
     insert into invoice_numbers (kind, year, last) select kind, year, max(number) from invoices group by 1, 2
       on conflict (kind, year) do update set last = excluded.last`,
  ],
  [
    'refunds',
    `insert into refunds (order_id, payment_id, amount_cents, destination, reason, withdraws, status, provider_key, created_at, updated_at)
     select orders.id, payments.id, amount_cents, case when payments.id is null then 'wallet' else 'source' end, 'A part was missing',
            true, 'done', 'grown-' || orders.number, orders.created_at + interval '2 days', orders.created_at + interval '2 days'
       from orders left join payments on payments.order_id = orders.id and credited_at is not null and provider <> 'manual'
      where orders.id in (select id from sold) and orders.status = 'refunded' and amount_cents > 0;
     insert into refund_lines (refund_id, line_id, amount_cents)
     select id, order_id, amount_cents from refunds where provider_key like 'grown-%' on conflict do nothing`,
  ],
  [
    'codes',
    `insert into coupons (id, code, percent, created_at, updated_at)
     select pg_temp.id_of('coupon', n), 'GROWN-' || n, 1 + n % 90, pg_temp.moment(n / ${users / 50}.0), pg_temp.moment(n / ${users / 50}.0)
       from generate_series(1, ${Math.ceil(users / 50)}) as n;
     insert into coupon_uses (order_id, coupon_id, user_id, code, discount_cents)
     select distinct on (coupon, user_id) order_id, pg_temp.id_of('coupon', coupon), user_id, 'GROWN-' || coupon, 100
       from (select orders.id as order_id, user_id, 1 + n % ${Math.ceil(users / 50)} as coupon
               from sold join orders using (id) where n % 20 = 0) as used
     on conflict do nothing;
     update coupons set uses = used.count
       from (select coupon_id, count(*)::int from coupon_uses group by 1) as used where used.coupon_id = coupons.id`,
  ],
  [
    'billing',
    `insert into billing_details (user_id, name, address, country, tax_number)
     select pg_temp.id_of('user', n), '', n || ' Lake Road', 'BD', '' from generate_series(1, ${users}, 2) as n;
     insert into payout_accounts (user_id, account)
     select pg_temp.id_of('user', n), jsonb_build_object('method', 'bkash', 'holder', 'Customer', 'number', '017' || lpad(n::text, 8, '0'), 'bank_name', null, 'branch', null, 'routing_number', null)
       from generate_series(1, ${users}, 10) as n`,
  ],
  ['payouts that are over', `update payouts set status = 'paid', paid_reference = 'PAID-' || seq where seq % 20 <> 0`],
  [
    'mails',
    `insert into mail_log (id, kind, recipient_name, recipient_email, subject, status, attempts, created_at, settled_at)
     select pg_temp.id_of('mail', n), (array['order-receipt', 'payment', 'release'])[1 + n % 3], pg_temp.person(n),
            'grown.' || pg_temp.buyer(n, 'mailed', ${users}) || '@example.com', 'Receipt for order #' || n,
            case when n % 500 = 0 then 'failed' else 'sent' end, 1, at, at
       from generate_series(1, ${orders}) as n, pg_temp.moment(n / ${orders}.0) as at`,
  ],
];

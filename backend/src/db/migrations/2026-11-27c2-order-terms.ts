import { type Kysely, sql } from 'kysely';

/**
 * What buyer and seller agreed on besides the price, as it was when the order was made: a paper that is written later reads
 * this and no setting. Orders that still wait for their money get what holds now, which is the nearest to their agreement.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_terms (
    order_id uuid primary key references orders (id) on delete cascade,
    country text not null,
    tax_name text not null,
    tax_percent double precision not null check (tax_percent between 0 and 100),
    tax_included boolean not null,
    seller jsonb not null,
    buyer jsonb not null
  )`.execute(db);
  await sql`insert into order_terms (order_id, country, tax_name, tax_percent, tax_included, seller, buyer)
    select o.id, coalesce(b.country, ''), coalesce(r.rate ->> 'name', ''), coalesce((r.rate ->> 'percent')::float8, 0),
           i.prices_include_tax,
           jsonb_build_object('name', coalesce(nullif(i.seller_name, ''), s.name, ''), 'address', i.seller_address,
             'country', i.seller_country, 'taxNumber', i.tax_number, 'email', coalesce(s.contact_email, '')),
           jsonb_build_object('name', coalesce(nullif(b.name, ''), u.name, ''), 'address', coalesce(b.address, ''),
             'country', coalesce(b.country, ''), 'taxNumber', coalesce(b.tax_number, ''), 'email', coalesce(u.email, ''))
      from orders o
      cross join invoice_settings i
      left join site_settings s on true
      left join users u on u.id = o.user_id
      left join billing_details b on b.user_id = o.user_id
      left join lateral (
        select rate from jsonb_array_elements(i.rates) as rate
         where rate ->> 'country' in (coalesce(b.country, ''), '')
         order by rate ->> 'country' = '' limit 1
      ) as r on true
     where o.status in ('pending', 'processing') and o.amount_cents > 0`.execute(db);
}

import { sql } from 'kysely';
import type { Invariant } from './check.ts';

/** An invariant: the query must return no rows. */
const none =
  (query: string): Invariant =>
  async ({ db }) =>
    (await sql<{ fault: string }>`${sql.raw(query)}`.execute(db)).rows.map(({ fault }) => fault);

/** No licence has more devices than its plan allows, and an imported key has one owner. */
export const licences = none(`
  select format('licence %s has %s devices of %s', l.key, count(d.id), e.activations) as fault
    from licences l join entitlements e on e.line_id = l.line_id join licence_devices d on d.licence_id = l.id
   group by l.key, e.activations having count(d.id) > e.activations
  union all
  select format('imported key %s and its line disagree', p.key)
    from licence_pool p left join licences l on l.line_id = p.line_id
   where p.line_id is not null and l.key is distinct from p.key
     and exists (select from licences l2 where l2.line_id = p.line_id and l2.imported)
  union all
  select format('imported key %s was given and belongs to no line', p.key)
    from licence_pool p where p.given_at is not null and p.line_id is null
  union all
  select format('line %s holds %s imported keys', line_id, count(*))
    from licence_pool where line_id is not null group by line_id having count(*) > 1`);

/** Every entitlement has its download, and the download its file; nothing is granted for what was not sold. */
export const entitlements: Invariant = async (checked) => {
  const faults = await none(`
    select format('line %s of a completed order has no entitlement', line.id) as fault
      from order_lines line join orders o on o.id = line.order_id
     where o.status in ('completed', 'refunded') and not exists (select from entitlements e where e.line_id = line.id)
    union all
    select format('line %s of an order that is %s has an entitlement', line.id, o.status)
      from entitlements e join order_lines line on line.id = e.line_id join orders o on o.id = line.order_id
     where o.status not in ('completed', 'refunded')
    union all
    select format('entitlement %s has no download', e.line_id)
      from entitlements e join order_lines line on line.id = e.line_id
     where line.quantity = 1 and not exists (select from downloads d where d.line_id = e.line_id)`)(checked);
  const { rows } = await sql<{ key: string }>`
    select distinct f.storage_key as key from downloads d join files f on f.id = d.file_id`.execute(checked.db);
  const { files } = checked.world.storage;
  return [
    ...faults,
    ...rows.flatMap(({ key }) => (files.has(key) ? [] : [`the file ${key} of a download is missing`])),
  ];
};

/** A coupon is redeemed at most as often as its limit, once per person, and counts its uses. */
export const coupons = none(`
  select format('coupon %s counts %s uses of %s', c.code, c.uses, count(u.order_id)) as fault
    from coupons c left join coupon_uses u on u.coupon_id = c.id and u.released_at is null
   group by c.id having c.uses <> count(u.order_id)
  union all
  select format('coupon %s was used %s times of %s', code, uses, use_limit)
    from coupons where use_limit is not null and uses > use_limit`);

import { type Kysely, sql, type Transaction } from 'kysely';
import type { TimelineNote } from '../../../../contract/generated/model.ts';
import type { Span } from '../../../../contract/rules/calendar.ts';
import { MAX_MARKS, type PlanPriceChange } from '../../../../contract/rules/timeline.ts';
import { appearsAt } from '../../db/article-date.ts';
import type { Database } from '../../db/schema.ts';

export interface NoteRow {
  id: string;
  /** `yyyy-mm-dd`, in the shop's time zone */
  day: string;
  text: string;
}

const DAY = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day');

/** What was published or sent, and the owner's notes, of the days of a span. */
export async function listDatedMarks(db: Kysely<Database>, { from, to }: Span): Promise<TimelineNote[]> {
  const { rows } = await sql<TimelineNote>`
    with published as (
      select null::uuid as id, (appears_at at time zone shop_zone())::date as day, 'article' as kind, title,
             '/blog/' || coalesce(address, id::text) as href
        from (
          select posts.id, posts.title, post_addresses.address, ${appearsAt}
            from posts left join post_addresses on post_addresses.post_id = posts.id and present
           where published and published_on between ${from}::date - 1 and ${to}::date + 1
        ) as article
      union all
      select null, (published_at at time zone shop_zone())::date, 'release', products.title || ' ' || releases.version,
             '/product/' || products.id || '/changelog'
        from releases join products on products.id = product_id
       where state = 'published' and products.published
         and published_at >= ${from}::date - 1 and published_at < ${to}::date + 2
      union all
      select null, (started_at at time zone shop_zone())::date, 'newsletter',
             coalesce(nullif(texts -> 'en' ->> 'subject', ''), texts -> 'bn' ->> 'subject'), '/admin/users/newsletters/' || id
        from newsletters
       where sequence is null and started_at >= ${from}::date - 1 and started_at < ${to}::date + 2
      union all
      select id, day, 'note', text, null from timeline_notes where day between ${from}::date and ${to}::date
    )
    select id, to_char(day, 'YYYY-MM-DD') as day, kind, title, href from published
     where published.day between ${from}::date and ${to}::date
     order by published.day desc, kind, title limit ${MAX_MARKS}`.execute(db);
  return rows;
}

/** The plans of a product whose price at the end of a day differs from that before it. */
export interface PriceDay {
  day: string;
  product: number;
  title: string;
  changes: PlanPriceChange[];
}

/** Changes of prices by day and product. A first price is not a change, nor is one that was restored on the same day. */
export async function listPriceDays(db: Kysely<Database>, { from, to }: Span): Promise<PriceDay[]> {
  const { rows } = await sql<PriceDay>`
    with offered as (
      select product_id, plan_id, id, cents, (since at time zone shop_zone())::date as day,
             lag(cents) over (partition by product_id, plan_id order by id) as former
        from plan_prices
       where cents is not null
         and product_id in (select product_id from plan_prices where since >= ${from}::date - 1 and since < ${to}::date + 2)
    ), days as (
      select product_id, plan_id, day, (array_agg(former order by id))[1] as before, (array_agg(cents order by id desc))[1] as after
        from offered where day between ${from}::date and ${to}::date group by product_id, plan_id, day
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, days.product_id as product, products.title,
           json_agg(json_build_object('plan', plan ->> 'name', 'before', before, 'after', after) order by plan ->> 'name') as changes
      from days join products on products.id = days.product_id
      cross join lateral (
        select plan from jsonb_array_elements(pricing || retired_plans) as plan where plan ->> 'id' = days.plan_id::text limit 1
      ) as named
     where before is not null and before <> after and products.published
     group by days.day, days.product_id, products.title
     order by days.day desc, days.product_id limit ${MAX_MARKS}`.execute(db);
  return rows;
}

/** The owner's notes, locked against concurrent changes. */
export async function lockNotes(tx: Transaction<Database>): Promise<NoteRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('timeline notes'))`.execute(tx);
  return tx.selectFrom('timeline_notes').select(['id', 'text', DAY]).execute();
}

export function insertNote(
  tx: Transaction<Database>,
  note: Omit<NoteRow, 'id'> & { created_at: Date },
): Promise<NoteRow> {
  return tx.insertInto('timeline_notes').values(note).returning(['id', 'text', DAY]).executeTakeFirstOrThrow();
}

export function updateNote(tx: Transaction<Database>, { id, ...fields }: NoteRow): Promise<NoteRow> {
  return tx
    .updateTable('timeline_notes')
    .set(fields)
    .where('id', '=', id)
    .returning(['id', 'text', DAY])
    .executeTakeFirstOrThrow();
}

export async function deleteNote(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('timeline_notes').where('id', '=', id).execute();
}

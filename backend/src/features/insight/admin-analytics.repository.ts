import { type Kysely, sql } from 'kysely';
import { toMidnight } from '../../../../contract/rules/business-day.ts';
import { addDays, type Span } from '../../../../contract/rules/calendar.ts';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import type { Database } from '../../db/schema.ts';

export interface DayRow {
  figure: 'revenue' | 'orders' | 'users' | 'downloads';
  /** `yyyy-mm-dd`, in the shop's time zone */
  day: string;
  /** cents for revenue */
  value: number;
}

const TOP_COUNT = 8;
/** The shop's time zone, and its first day that is not finalised. */
export interface ShopDays {
  timeZone: string;
  firstOpen: string;
}

/** Guests are not counted as users. */
const NOT_A_GUEST = sql`deleted_at is distinct from ${GUEST_SENTINEL}`;

/**
 * Figures of each day of the span, without days that have none. Revenue is payments minus refunds in the ledger.
 * Finalised days are stored (`finalised-days.repository.ts`), the others are counted live.
 */
export async function listDayFigures(
  db: Kysely<Database>,
  span: Span,
  { firstOpen, timeZone }: ShopDays,
): Promise<DayRow[]> {
  const days = sql`between ${span.from}::date and ${span.to}::date`;
  const closed = sql`${days} and day < ${firstOpen}::date`;
  const since = toMidnight(span.from > firstOpen ? span.from : firstOpen, timeZone);
  const live = sql`>= ${since} and created_at < ${toMidnight(addDays(span.to, 1), timeZone)}`;
  const day = sql`to_char(created_at at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  const { rows } = await sql<DayRow>`
    select figure, to_char(day, 'YYYY-MM-DD') as day, value from day_figures,
      lateral (values ('revenue', revenue_cents), ('users', users), ('downloads', downloads)) as figures (figure, value)
     where day ${closed} and value <> 0
    union all
    select 'orders', to_char(day, 'YYYY-MM-DD'), sum(orders)::bigint from day_orders where day ${closed} and not moved_in group by 2
    union all
    select 'revenue', ${day}, -sum(amount_cents)::bigint
      from wallet_entries where kind in ('purchase', 'refund') and created_at ${live} group by 2
    union all
    select 'orders', ${day}, count(*) from orders where created_at ${live} and not moved_in group by 2
    union all
    select 'users', ${day}, count(*) from users where created_at ${live} and ${NOT_A_GUEST} group by 2
    union all
    select 'downloads', to_char(day, 'YYYY-MM-DD'), sum(count)::bigint
      from download_days where day ${days} and day >= ${firstOpen}::date group by 2
  `.execute(db);
  return rows;
}

export interface TopArticleRow {
  id: number;
  title: string;
  likes: number;
  comments: number;
  saves: number;
}

/** The published articles with the most reader reactions to date. */
export async function listTopArticles(db: Kysely<Database>): Promise<TopArticleRow[]> {
  const { rows } = await sql<TopArticleRow>`
    with marks as (
      select key::int as id, sum(rows) as all,
             sum(case list when 'likes' then rows else 0 end)::bigint as likes,
             sum(case list when 'comments' then rows else 0 end)::bigint as comments,
             sum(case list when 'saves' then rows else 0 end)::bigint as saves
        from kept_counts where list in ('likes', 'comments', 'saves') group by 1
    )
    select posts.id, posts.title, coalesce(likes, 0) as likes, coalesce(comments, 0) as comments, coalesce(saves, 0) as saves
      from posts left join marks on marks.id = posts.id
     where posts.published
     order by coalesce(marks.all, 0) desc, posts.id
     limit ${TOP_COUNT}
  `.execute(db);
  return rows;
}

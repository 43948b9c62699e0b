import { type Kysely, sql } from 'kysely';
import type { VisitFigures } from '../../../../contract/generated/model.ts';
import type { Span } from '../../../../contract/rules/calendar.ts';
import type { PeriodRow } from '../../../../contract/rules/visit-report.ts';
import type { Database } from '../../db/schema.ts';
import { toFullMonths } from './top-products.repository.ts';

/** More than a list shows of each kind: some names, such as checkout pages, are shown elsewhere. */
const NAMES = 200;

/** Figures of the whole site by day, without days that have none, and the first day ever counted. */
export async function listSiteDays(db: Kysely<Database>, { from, to }: Span) {
  const days = await sql<VisitFigures & { day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, visitors, visits, views, checkouts
      from visit_days where kind = 'site' and day between ${from}::date and ${to}::date`.execute(db);
  const first = await sql<{ day: string | null }>`
    select to_char(min(day), 'YYYY-MM-DD') as day from visit_days where kind = 'site'`.execute(db);
  return { days: days.rows, since: first.rows[0]?.day ?? null };
}

const FIGURES = sql`kind, name, visitors, visits, views, exits, reads, checkouts, empty`;

/** The rows of a span: of its whole months, and of the remaining days around them. */
function rowsOf({ from, to }: Span) {
  const months = toFullMonths({ from, to });
  return sql`
    select ${FIGURES} from visit_months where kind <> 'site' and month >= ${months.from}::date and month < ${months.to}::date
    union all
    select ${FIGURES} from visit_days
     where kind <> 'site' and day >= ${from}::date and day <= ${to}::date and day < ${months.from}::date
    union all
    select ${FIGURES} from visit_days
     where kind <> 'site' and day >= greatest(${months.from}::date, ${months.to}::date) and day <= ${to}::date`;
}

/** The leading names of each kind, by the larger of both periods. */
export async function listPeriodRows(db: Kysely<Database>, span: Span, before: Span): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    with sums as (
      select kind, name, sum(visitors) as visitors, sum(visits) as visits, sum(views) as views, sum(exits) as exits,
             sum(reads) as reads, sum(checkouts) as checkouts, sum(empty) as empty,
             sum(before_visits) as before_visits, sum(before_views) as before_views
        from (
          select ${FIGURES}, 0 as before_visits, 0 as before_views from (${rowsOf(span)}) as now
          union all
          select kind, name, 0, 0, 0, 0, 0, 0, 0, visits, views from (${rowsOf(before)}) as before
        ) as counted group by kind, name
    ), ranked as (
      select kind, name, visitors, visits, views, exits, reads, checkouts, empty, before_visits, before_views,
             row_number() over (partition by kind order by greatest(views, before_views) desc, name) as rank from sums
    )
    select kind, name, visitors::int, visits::int, views::int, exits::int, reads::int, checkouts::int, empty::int,
           before_visits::int as "beforeVisits", before_views::int as "beforeViews"
      from ranked where rank <= ${NAMES}`.execute(db);
  return rows;
}

/** Titles of products by id. */
export async function listProductTitles(db: Kysely<Database>, ids: number[]): Promise<[string, string][]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from products where id = any(${ids}::int[])`.execute(db);
  return rows.map(({ id, title }) => [String(id), title]);
}

/** Titles of articles by path, for the ids and addresses in paths. */
export async function listArticleTitles(db: Kysely<Database>, ends: string[]): Promise<[string, string][]> {
  const { rows } = await sql<{ path: string; title: string }>`
    select '/blog/' || id as path, title from posts where id::text = any(${ends}::text[])
    union all
    select '/blog/' || address, title from post_addresses join posts on posts.id = post_id
     where address = any(${ends}::text[])`.execute(db);
  return rows.map(({ path, title }) => [path, title]);
}

import { type Kysely, sql } from 'kysely';
import { addDays, type Span } from '../../../shared/calendar.ts';
import type { Database } from '../../db/schema.ts';

export interface DayRow {
  figure: 'revenue' | 'orders' | 'users' | 'downloads';
  /** UTC, `yyyy-mm-dd` */
  day: string;
  /** cents for revenue */
  value: number;
}

export interface TopProductRow {
  id: number | null;
  name: string;
  orders: number;
  cents: number;
}

const TOP = 8;

/** First moment of a UTC day. */
const at = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;
const within = ({ from, to }: Span) => sql`>= ${at(from)} and created_at < ${at(addDays(to, 1))}`;
const utcDay = sql`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`;

/** Figures of each day of the span; days without any are missing. Revenue is what the ledger says was paid and given back. */
export async function findDays(db: Kysely<Database>, span: Span): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select 'revenue' as figure, ${utcDay} as day, -sum(amount_cents)::bigint as value
      from wallet_entries where kind in ('purchase', 'refund') and created_at ${within(span)} group by 2
    union all
    select 'orders', ${utcDay}, count(*) from orders where created_at ${within(span)} group by 2
    union all
    select 'users', ${utcDay}, count(*) from users where created_at ${within(span)} group by 2
    union all
    select 'downloads', to_char(day, 'YYYY-MM-DD'), sum(count)::bigint
      from download_days where day between ${span.from}::date and ${span.to}::date group by 2
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

/** The published articles that readers have done the most with, to date. */
export async function findTopArticles(db: Kysely<Database>): Promise<TopArticleRow[]> {
  const marks = (table: 'post_likes' | 'post_saves') =>
    sql`(select post_id, count(*) as count from ${sql.table(table)} group by 1)`;
  const { rows } = await sql<TopArticleRow>`
    select posts.id, posts.title, coalesce(likes.count, 0)::bigint as likes,
           coalesce(approved.count, 0)::bigint as comments, coalesce(saves.count, 0)::bigint as saves
      from posts
      left join ${marks('post_likes')} likes on likes.post_id = posts.id
      left join ${marks('post_saves')} saves on saves.post_id = posts.id
      left join (select post_id, count(*) as count from comments where status = 'approved' group by 1) approved
             on approved.post_id = posts.id
     where posts.published
     order by coalesce(likes.count, 0) + coalesce(saves.count, 0) + coalesce(approved.count, 0) desc, posts.id
     limit ${TOP}
  `.execute(db);
  return rows;
}

/** What brought in the most in the span. */
export async function findTopProducts(db: Kysely<Database>, { from, to }: Span): Promise<TopProductRow[]> {
  const end = at(addDays(to, 1));
  const { rows } = await sql<TopProductRow>`
    select id, name, sum(orders)::bigint as orders, sum(cents)::bigint as cents from (
      select product_id as id, product_name as name, 1 as orders, 0 as cents
        from orders where created_at >= ${at(from)} and created_at < ${end}
      union all
      select orders.product_id, orders.product_name, 0, -entries.amount_cents
        from wallet_entries entries join orders on orders.id = entries.order_id
       where entries.kind in ('purchase', 'refund') and entries.created_at >= ${at(from)} and entries.created_at < ${end}
    ) movements
    group by id, name
    order by cents desc, orders desc, name
    limit ${TOP}
  `.execute(db);
  return rows;
}

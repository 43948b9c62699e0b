import { type Kysely, sql } from 'kysely';
import { toMidnight } from '../../../../contract/rules/business-day.ts';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import type { ShopDays } from './admin-analytics.repository.ts';

/** Totals at a moment and 30 days before it; revenue of the three 30-day periods up to it. Money in cents. */
export interface FiguresRow {
  users: number;
  users_before: number;
  orders: number;
  orders_before: number;
  revenue: number;
  revenue_before: number;
  last: number;
  second: number;
  third: number;
}

export interface LatestOrderRow {
  id: string;
  number: number;
  customer: string | null;
  product_name: string;
  amount_cents: number;
  status: OrderStatus;
  created_at: Date;
}

export interface NewMessageRow {
  id: string;
  name: string;
  subject: string;
  created_at: Date;
}

/** The name shown for an author without an account. */
const DELETED_AUTHOR = 'Former member';

/**
 * @param days a day of the shop, and those 30, 60 and 90 days before it: each figure counts up to the start of one of
 * them
 * @param shop its time zone, and its first day that is not finalised
 */
export async function findTotals(
  db: Kysely<Database>,
  days: [string, string, string, string],
  { firstOpen, timeZone }: ShopDays,
): Promise<FiguresRow> {
  const [end, first] = days.map((day) => toMidnight(day, timeZone));
  const [endDay, firstDay, secondDay, thirdDay] = days.map((day) => sql`${day}::date`);
  const open = sql`${toMidnight(firstOpen, timeZone)}::timestamptz`;
  const day = sql`(created_at at time zone ${timeZone}::text)::date`;
  const { rows } = await sql<FiguresRow>`
    select u.users, u.users_before, o.orders, o.orders_before, e.revenue, e.revenue_before, e.last, e.second, e.third from (
      select kept.users - count(*) filter (where created_at >= ${end}) as users, kept.users - count(created_at) as users_before
        from (select coalesce(sum(rows), 0)::bigint as users from kept_counts where list = 'users') as kept
        left join users on users.created_at >= ${first} and users.deleted_at is null
       group by kept.users
    ) u, (
      select coalesce(sum(orders), 0)::bigint as orders,
             coalesce(sum(orders) filter (where day < ${firstDay}), 0)::bigint as orders_before
        from (select day, orders from day_orders where day < ${firstOpen}::date and not moved_in
              union all select ${day}, 1 from orders where created_at >= ${open} and created_at < ${end} and not moved_in) as closed
       where day < ${endDay}
    ) o, (
      select coalesce(sum(cents), 0)::bigint as revenue,
             coalesce(sum(cents) filter (where day < ${firstDay}), 0)::bigint as revenue_before,
             coalesce(sum(cents) filter (where day >= ${firstDay}), 0)::bigint as last,
             coalesce(sum(cents) filter (where day >= ${secondDay} and day < ${firstDay}), 0)::bigint as second,
             coalesce(sum(cents) filter (where day >= ${thirdDay} and day < ${secondDay}), 0)::bigint as third
        from (select day, revenue_cents as cents from day_figures where day < ${firstOpen}::date
              union all
              select ${day}, -amount_cents from wallet_entries
               where kind in ('purchase', 'refund') and created_at >= ${open} and created_at < ${end}) as closed
       where day < ${endDay}
    ) e
  `.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('Expected exactly one row of totals');
  return totals;
}

export function listLatestOrders(db: Kysely<Database>, limit: number): Promise<LatestOrderRow[]> {
  return db
    .selectFrom('orders')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'orders.user_id')
        .on((eb) => eb.or([eb('users.deleted_at', 'is', null), eb('users.deleted_at', '=', GUEST_SENTINEL)])),
    )
    .select(['orders.id', 'orders.number', 'users.name as customer', 'orders.product_name'])
    .select(['orders.amount_cents', 'orders.status', 'orders.created_at'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.number', 'desc')
    .limit(limit)
    .execute();
}

export interface PendingCommentRow {
  id: string;
  author: string;
  text: string;
  post_id: number;
  post_title: string;
  created_at: Date;
}

/** Comments to moderate: the newest ones, and their total number. */
export async function listPendingComments(
  db: Kysely<Database>,
  limit: number,
): Promise<{ total: number; items: PendingCommentRow[] }> {
  const { total } = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'comments.user_id').on('users.deleted_at', 'is', null))
    .select(['comments.id', 'comments.text', 'comments.post_id', 'posts.title as post_title', 'comments.created_at'])
    .select(({ fn, ref, val }) =>
      fn.coalesce(ref('users.name'), ref('comments.guest_name'), val(DELETED_AUTHOR)).as('author'),
    )
    .where('comments.status', '=', 'pending')
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id')
    .limit(limit)
    .execute();
  return { total, items };
}

/** Open messages: the newest ones, and their total number. */
export async function listNewMessages(
  db: Kysely<Database>,
  limit: number,
): Promise<{ total: number; items: NewMessageRow[] }> {
  const { total } = await db
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('conversations')
    .select(['id', 'name', 'subject', 'updated_at as created_at'])
    .where('status', '=', 'open')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { total, items };
}

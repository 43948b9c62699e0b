import { type Kysely, sql } from 'kysely';
import type { Database, ProviderName } from '../../db/schema.ts';

export interface PaidOrderRow {
  id: string;
  number: number;
  product_name: string;
  tier: string | null;
  amount_cents: number;
  currency: string;
  buyer_name: string | null;
  buyer_email: string | null;
  /** null for the wallet */
  provider: ProviderName | null;
  purchase_order: string | null;
}

/** Every paid order has a ledger entry, however it was paid. */
const selectPaidOrders = sql`
  select orders.id, orders.number, orders.product_name, orders.tier, -entry.amount_cents as amount_cents, entry.currency,
         users.name as buyer_name, users.email as buyer_email, payments.provider,
         (select purchase_orders.number from purchase_orders where purchase_orders.order_id = orders.id) as purchase_order
    from wallet_entries entry
    join orders on orders.id = entry.order_id
    left join users on users.id = orders.user_id
    left join payments on payments.order_id = orders.id and payments.credited_at is not null
   where entry.kind = 'purchase' and entry.amount_cents <> 0`;

/** Paid orders not yet reported to the studio by email, oldest first. */
export async function listUnreportedOrders(db: Kysely<Database>, since: Date, limit: number): Promise<PaidOrderRow[]> {
  const { rows } = await sql<PaidOrderRow>`${selectPaidOrders} and entry.created_at >= ${since}
    and not exists (select from order_alerts where order_id = orders.id)
    order by entry.created_at, orders.number limit ${limit}`.execute(db);
  return rows;
}

/** Orders paid in a period, oldest first. */
export async function listPaidOrders(db: Kysely<Database>, since: Date, before: Date): Promise<PaidOrderRow[]> {
  const { rows } =
    await sql<PaidOrderRow>`${selectPaidOrders} and entry.created_at >= ${since} and entry.created_at < ${before}
    order by entry.created_at, orders.number limit 5000`.execute(db);
  return rows;
}

export interface ReportedOrders {
  orders: number;
  /** when the last combined email was sent */
  batch_at: Date | null;
}

export async function countReportedOrders(db: Kysely<Database>, since: Date): Promise<ReportedOrders> {
  return db
    .selectFrom('order_alerts')
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      sql<Date | null>`max(created_at) filter (where batched)`.as('batch_at'),
    ])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function insertOrderAlerts(
  db: Kysely<Database>,
  orderIds: string[],
  { batched, at }: { batched: boolean; at: Date },
): Promise<void> {
  await sql`insert into order_alerts (order_id, batched, created_at)
    select id, ${batched}, ${at} from unnest(${orderIds}::uuid[]) as id on conflict do nothing`.execute(db);
}

export interface DailyTotals {
  refunded_cents: number;
  fee_cents: number;
  failed_mails: number;
}

/** Refunds and provider fees, counted as in analytics, and emails that failed. */
export async function getDailyTotals(db: Kysely<Database>, since: Date, before: Date): Promise<DailyTotals> {
  const isWithin = (column: string) => sql`${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${before}`;
  const { rows } = await sql<DailyTotals>`
    select (select coalesce(sum(amount_cents), 0)::bigint from wallet_entries
             where kind = 'refund' and ${isWithin('created_at')}) as refunded_cents,
           (select coalesce(sum(book_amount(fee_minor, amount_minor, book_minor)), 0)::bigint from payments
             where purpose = 'order' and ${isWithin('credited_at')}) as fee_cents,
           (select count(*) from mail_log where status = 'failed' and ${isWithin('settled_at')}) as failed_mails`.execute(
    db,
  );
  return rows[0] as DailyTotals;
}

export interface OpenTaskCounts {
  messages: number;
  comments: number;
  reviews: number;
  payouts: number;
  payments: number;
}

/** What the studio has to decide on. */
export async function countOpenTasks(db: Kysely<Database>): Promise<OpenTaskCounts> {
  const { rows } = await sql<OpenTaskCounts>`
    select (select count(*) from conversations where status = 'open') as messages,
           (select count(*) from comments where status = 'pending') as comments,
           (select count(*) from reviews where status = 'pending') as reviews,
           (select count(*) from payouts where status = 'requested') as payouts,
           (select count(*) from payments where status = 'pending' and hold is not null) as payments`.execute(db);
  return rows[0] as OpenTaskCounts;
}

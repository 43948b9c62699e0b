import { type Kysely, sql } from 'kysely';
import type { Database, ProviderName } from '../../db/schema.ts';

export interface SoldRow {
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
}

/** Every paid order has a ledger entry, however it was paid. */
const sold = sql`
  select orders.id, orders.number, orders.product_name, orders.tier, -entry.amount_cents as amount_cents, entry.currency,
         users.name as buyer_name, users.email as buyer_email, payments.provider
    from wallet_entries entry
    join orders on orders.id = entry.order_id
    left join users on users.id = orders.user_id
    left join payments on payments.order_id = orders.id and payments.credited_at is not null
   where entry.kind = 'purchase' and entry.amount_cents <> 0`;

/** Paid orders not yet reported to the studio by email, oldest first. */
export async function findUntold(db: Kysely<Database>, since: Date, most: number): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`${sold} and entry.created_at >= ${since}
    and not exists (select from order_alerts where order_id = orders.id)
    order by entry.created_at, orders.number limit ${most}`.execute(db);
  return rows;
}

/** Orders paid in a period, oldest first. */
export async function findSold(db: Kysely<Database>, since: Date, before: Date): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`${sold} and entry.created_at >= ${since} and entry.created_at < ${before}
    order by entry.created_at, orders.number limit 5000`.execute(db);
  return rows;
}

export interface Told {
  orders: number;
  /** when the last combined email was sent */
  batch_at: Date | null;
}

export async function findTold(db: Kysely<Database>, since: Date): Promise<Told> {
  return db
    .selectFrom('order_alerts')
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      sql<Date | null>`max(created_at) filter (where batched)`.as('batch_at'),
    ])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function insertTold(
  db: Kysely<Database>,
  orderIds: string[],
  { batched, at }: { batched: boolean; at: Date },
): Promise<void> {
  await sql`insert into order_alerts (order_id, batched, created_at)
    select id, ${batched}, ${at} from unnest(${orderIds}::uuid[]) as id on conflict do nothing`.execute(db);
}

export interface DayFigures {
  refunded_cents: number;
  fee_cents: number;
  failed_mails: number;
}

/** Refunds and provider fees, counted as in analytics, and emails that failed. */
export async function findDayFigures(db: Kysely<Database>, since: Date, before: Date): Promise<DayFigures> {
  const within = (column: string) => sql`${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${before}`;
  const { rows } = await sql<DayFigures>`
    select (select coalesce(sum(amount_cents), 0)::bigint from wallet_entries
             where kind = 'refund' and ${within('created_at')}) as refunded_cents,
           (select coalesce(sum(fee_minor), 0)::bigint from payments
             where purpose = 'order' and ${within('credited_at')}) as fee_cents,
           (select count(*) from mail_log where status = 'failed' and ${within('settled_at')}) as failed_mails`.execute(
    db,
  );
  return rows[0] as DayFigures;
}

export interface Waiting {
  messages: number;
  comments: number;
  reviews: number;
  payouts: number;
  payments: number;
}

/** What the studio has to decide on. */
export async function findWaiting(db: Kysely<Database>): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select (select count(*) from conversations where status = 'open') as messages,
           (select count(*) from comments where status = 'pending') as comments,
           (select count(*) from reviews where status = 'pending') as reviews,
           (select count(*) from payouts where status = 'requested') as payouts,
           (select count(*) from payments where status = 'pending' and hold is not null) as payments`.execute(db);
  return rows[0] as Waiting;
}

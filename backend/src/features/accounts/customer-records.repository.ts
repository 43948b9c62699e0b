// Records of a customer or of one order: the latest rows of each type, newest first.
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { countAll } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';

/** Rows of each kind; other screens list all of them. */
const MAX_RECORDS = 50;

/** Whose rows are read: those of a user, or those of one order. */
export type RecordOwner = { userId: string } | { orderId: string };

export type CustomerRecordRow<Read extends (...args: never[]) => Promise<{ rows: unknown[] }>> = Awaited<
  ReturnType<Read>
>['rows'][number];

const orderName = ['orders.id as order_id', 'orders.number as order_number', 'orders.product_name'] as const;

export async function listCustomerPayments(db: Kysely<Database>, owner: RecordOwner) {
  const payments = db.selectFrom('payments');
  const query =
    'userId' in owner
      ? payments.where('payments.user_id', '=', owner.userId)
      : payments.where('payments.order_id', '=', owner.orderId);
  const { total } = await countAll(db, query);
  const rows = await query
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'code', 'provider', 'purpose', 'reference', 'amount_minor', 'fee_minor', 'refunded_minor'])
    .select(['payments.currency', 'payments.status', 'payments.created_at', 'credited_at', ...orderName])
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .limit(MAX_RECORDS)
    .execute();
  return { rows, total };
}

export async function listCustomerConversations(db: Kysely<Database>, owner: RecordOwner) {
  const conversations = db.selectFrom('conversations');
  const query =
    'userId' in owner
      ? conversations.where('conversations.user_id', '=', owner.userId)
      : conversations.where('conversations.order_id', '=', owner.orderId);
  const { total } = await countAll(db, query);
  const rows = await query
    .leftJoin('orders', 'orders.id', 'conversations.order_id')
    .select(['conversations.id', 'subject', 'conversations.status', 'conversations.created_at'])
    .select(['conversations.updated_at', ...orderName])
    .orderBy('conversations.created_at', 'desc')
    .orderBy('conversations.id')
    .limit(MAX_RECORDS)
    .execute();
  return { rows, total };
}

/** Licences with their devices, in the order of activation. */
export async function listCustomerLicences(db: Kysely<Database>, owner: RecordOwner) {
  const licences = db.selectFrom('licences');
  const query =
    'userId' in owner
      ? licences.where('licences.user_id', '=', owner.userId)
      : licences.where('licences.line_id', 'in', (eb) =>
          eb.selectFrom('order_lines').select('order_lines.id').where('order_lines.order_id', '=', owner.orderId),
        );
  const { total } = await countAll(db, query);
  const rows = await query
    .innerJoin('order_lines', 'order_lines.id', 'licences.line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('entitlements', 'entitlements.line_id', 'licences.line_id')
    .select(['licences.id', 'licences.created_at', 'entitlements.tier', 'activations', 'updates_until', 'ended_at'])
    .select([...orderName, sql<string>`right(licences.key, 5)`.as('key_end')])
    .orderBy('licences.created_at', 'desc')
    .orderBy('licences.id')
    .limit(MAX_RECORDS)
    .execute();
  const devices = await db
    .selectFrom('licence_devices')
    .select(['licence_id', 'id', 'name', 'created_at', 'seen_at'])
    .where('licence_id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byLicence = Map.groupBy(devices, ({ licence_id }) => licence_id);
  return { rows: rows.map((row) => ({ ...row, devices: byLicence.get(row.id) ?? [] })), total };
}

/** Orders with the refunded or pending amount of each. */
export async function listCustomerOrders(db: Kysely<Database>, userId: string) {
  const query = db.selectFrom('orders').where('orders.user_id', '=', userId);
  const { total } = await countAll(db, query);
  const rows = await query
    .select(['id', 'number', 'product_id', 'product_name', 'tier', 'status', 'amount_cents', 'created_at'])
    .select(refundedOfOrder.as('refunded_cents'))
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(MAX_RECORDS)
    .execute();
  return { rows, total };
}

const refundedOfOrder = sql<number>`(select coalesce(sum(r.amount_cents), 0)::bigint from refunds r
  where r.order_id = orders.id and r.status <> 'failed')`;

export async function listCustomerRefunds(db: Kysely<Database>, userId: string) {
  const query = db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .where('orders.user_id', '=', userId);
  const { total } = await countAll(db, query);
  const rows = await query
    .select(['refunds.id', 'refunds.amount_cents', 'destination', 'refunds.status', 'reason', 'refunds.created_at'])
    .select(orderName)
    .orderBy('refunds.seq', 'desc')
    .limit(MAX_RECORDS)
    .execute();
  return { rows, total };
}

/**
 * What was paid less what was refunded, in cents, by year of the shop's time zone, newest first. An order is paid when it is
 * completed, so one of December can be of the next year, and a refund is of its own year.
 */
export async function sumSpentByYear(db: Kysely<Database>, userId: string): Promise<{ year: number; spent: number }[]> {
  const { rows } = await sql<{ year: number; spent: number }>`
    with refunded as (
      select r.order_id, r.created_at, r.amount_cents from refunds r join orders on orders.id = r.order_id
       where orders.user_id = ${userId} and orders.status in ('completed', 'refunded') and r.status <> 'failed'
    ), entries as (
      select coalesce(
               (select min(e.created_at) from order_events e where e.order_id = orders.id and e.status = 'completed'),
               orders.created_at) as at,
             case when status = 'completed' then amount_cents
                  else (select sum(amount_cents) from refunded where order_id = orders.id) end as cents
        from orders where user_id = ${userId} and status in ('completed', 'refunded')
      union all
      select created_at, -amount_cents from refunded
    )
    select extract(year from at at time zone shop_zone())::integer as year, sum(cents)::bigint as spent
      from entries group by 1 having sum(cents) <> 0 order by 1 desc`.execute(db);
  return rows;
}

/** Emails to an address, or only those with this order number in the subject. */
export async function listCustomerMails(db: Kysely<Database>, email: string, orderNumber?: number) {
  const named = (eb: ExpressionBuilder<Database, 'mail_log'>) =>
    orderNumber === undefined ? eb.lit(true) : sql<boolean>`subject ~ ${`#${orderNumber}(\\D|$)`}`;
  const query = db.selectFrom('mail_log').where(sql`lower(recipient_email)`, '=', email.toLowerCase()).where(named);
  const { total } = await countAll(db, query);
  const rows = await query
    .select(['id', 'kind', 'subject', 'status', 'answer', 'created_at', sql<boolean>`sealed is not null`.as('kept')])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_RECORDS)
    .execute();
  return { rows, total };
}

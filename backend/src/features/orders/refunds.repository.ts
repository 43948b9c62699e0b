import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { allocate } from '../../../../contract/rules/invoice-lines.ts';
import { SECOND_CURRENCY_REFUSALS, toChargedRefund } from '../../../../contract/rules/second-currency.ts';
import type { Database, ProviderName } from '../../db/schema.ts';
import type { RefundsTable } from '../../db/tables.gen.ts';
import { invalid } from '../../lib/errors.ts';
import { findCharge, sumChargedRefunds } from '../billing/order-charges.repository.ts';
import { refundedOfLine } from './order-lines.repository.ts';

const COLUMNS = [
  'refunds.id',
  'refunds.order_id',
  'refunds.line_id',
  'refunds.payment_id',
  'refunds.amount_cents',
  'refunds.charge_cents',
  'refunds.currency',
  'refunds.destination',
  'refunds.origin',
  'refunds.reason',
  'refunds.withdraws',
  'refunds.status',
  'refunds.problem',
  'refunds.provider_key',
  'refunds.seats',
  'refunds.attempts',
  'refunds.created_at',
] as const;

type Column = (typeof COLUMNS)[number] extends `refunds.${infer Name extends keyof RefundsTable}` ? Name : never;

export type RefundRow = Pick<Selectable<RefundsTable>, Column>;

/** A refund with the name of the administrator who requested it and the provider of its payment. */
export type RefundDetailRow = RefundRow & { by: string | null; provider: ProviderName | null; code: string | null };

/**
 * Inserts a refund, divided among the lines of its order in proportion to what is left of them, and for an order in the second
 * currency with its amount in that. The order is locked.
 * @throws AppError 400 for less than the smallest amount of that currency
 */
export async function insertRefund(tx: Transaction<Database>, values: Insertable<RefundsTable>): Promise<RefundRow> {
  const charge_cents = values.charge_cents ?? (await findChargeCents(tx, values));
  const refund = await tx
    .insertInto('refunds')
    .values({ ...values, charge_cents })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await divideRefund(tx, refund);
  return refund;
}

/** What is left of a payment after its refunds, in its currency. A provider may report one before its answer arrives. */
async function findPaymentLeft(tx: Transaction<Database>, paymentId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select amount_minor - greatest(refunded_minor, coalesce((select sum(charge_cents) from refunds
        where payment_id = payments.id and status <> 'failed'), 0))::bigint as left
      from payments where id = ${paymentId}`.execute(tx);
  return rows[0]?.left ?? 0;
}

/** What a refund is in the currency of its order's charge; null for an order in the shop's. */
async function findChargeCents(
  tx: Transaction<Database>,
  { order_id, payment_id, amount_cents }: Pick<Insertable<RefundsTable>, 'order_id' | 'payment_id' | 'amount_cents'>,
): Promise<number | null> {
  const charge = await findCharge(tx, order_id);
  if (!charge) return null;
  const { amount_cents: bookCents } = await tx
    .selectFrom('orders')
    .select('amount_cents')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  const whole = { bookCents, chargeCents: charge.totalCents };
  const charged = toChargedRefund(amount_cents, await sumChargedRefunds(tx, order_id), whole);
  // The provider may have returned so little that nothing of it is in the books.
  const cents = payment_id ? Math.min(charged, await findPaymentLeft(tx, payment_id)) : charged;
  if (cents <= 0) throw invalid('amount', SECOND_CURRENCY_REFUSALS.refundTooSmall);
  return cents;
}

/** A failed refund that is tried again comes after the others, so it may be another amount in the buyer's currency. */
export async function updateChargeCents(
  tx: Transaction<Database>,
  refund: Pick<RefundRow, 'id' | 'order_id' | 'payment_id' | 'amount_cents' | 'charge_cents'>,
): Promise<void> {
  if (refund.charge_cents === null) return;
  const charge_cents = await findChargeCents(tx, refund);
  await tx.updateTable('refunds').set({ charge_cents }).where('id', '=', refund.id).execute();
}

/** Divides a refund among the lines, again when it is retried: others may have come before it. */
export async function divideRefund(
  tx: Transaction<Database>,
  { id, order_id, line_id, amount_cents }: Pick<RefundRow, 'id' | 'order_id' | 'line_id' | 'amount_cents'>,
): Promise<void> {
  await tx.deleteFrom('refund_lines').where('refund_id', '=', id).execute();
  const left = await listRefundableLines(tx, order_id);
  const parts = left.map((line) => (line_id === null || line.id === line_id ? line.cents : 0));
  const whole = parts.reduce((sum, cents) => sum + cents, 0);
  const rows = allocate(Math.min(amount_cents, whole), parts).flatMap((cents, index) =>
    cents > 0 && left[index] ? [{ refund_id: id, line_id: left[index].id, amount_cents: cents }] : [],
  );
  if (rows.length > 0) await tx.insertInto('refund_lines').values(rows).execute();
}

/** What is left of each line of an order after its refunds, completed and pending, in cents. */
export async function listRefundableLines(
  db: Kysely<Database>,
  orderId: string,
): Promise<{ id: string; cents: number }[]> {
  const { rows } = await sql<{ id: string; cents: number }>`
    select id, amount_cents - ${refundedOfLine} as cents
      from order_lines where order_id = ${orderId} order by position`.execute(db);
  return rows;
}

/** The share of each line of the order in a refund, in the order of the lines. */
export async function listRefundShares(
  db: Kysely<Database>,
  { id, order_id }: Pick<RefundRow, 'id' | 'order_id'>,
): Promise<number[]> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(part.amount_cents, 0)::bigint as cents from order_lines
      left join refund_lines part on part.line_id = order_lines.id and part.refund_id = ${id}
     where order_id = ${order_id} order by position`.execute(db);
  return rows.map(({ cents }) => cents);
}

/** All refunds of an order, oldest first. */
export function listRefunds(db: Kysely<Database>, orderId: string): Promise<RefundDetailRow[]> {
  return db
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.requested_by')
    .leftJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(COLUMNS)
    .select(['users.name as by', 'payments.provider', 'payments.code'])
    .where('refunds.order_id', '=', orderId)
    .orderBy('refunds.seq')
    .execute();
}

/** The refund, locked until the transaction ends. */
export function lockRefund(tx: Transaction<Database>, id: string): Promise<RefundRow | undefined> {
  return tx.selectFrom('refunds').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The refunded and pending amounts in cents; callers that decide by them have locked the order. */
export async function sumRefunds(db: Kysely<Database>, orderId: string): Promise<{ done: number; pending: number }> {
  const { rows } = await sql<{ done: number; pending: number }>`
    select coalesce(sum(amount_cents) filter (where status = 'done'), 0)::bigint as done,
           coalesce(sum(amount_cents) filter (where status = 'pending'), 0)::bigint as pending
      from refunds where order_id = ${orderId}`.execute(db);
  return rows[0] ?? { done: 0, pending: 0 };
}

/** The amount of an order refunded to the wallet, in cents. */
export async function sumWalletRefunds(db: Kysely<Database>, orderId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as sum from refunds
     where order_id = ${orderId} and destination = 'wallet' and status = 'done'`.execute(db);
  return rows[0]?.sum ?? 0;
}

type RefundChanges = Partial<Pick<RefundRow, 'status' | 'problem' | 'provider_key' | 'attempts' | 'amount_cents'>> & {
  last_attempt_at?: Date | null;
};

export async function updateRefund(db: Kysely<Database>, id: string, change: RefundChanges, at: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Stores why the provider has not refunded it yet, unless it has changed in the meantime. */
export async function updateProblem(
  db: Kysely<Database>,
  { id, provider_key: key }: Pick<RefundRow, 'id' | 'provider_key'>,
  status: 'pending' | 'failed',
  problem: string,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ status, problem, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('provider_key', '=', key)
    .where('status', '=', 'pending')
    .execute();
}

export type ClaimedRefund = Pick<RefundRow, 'id' | 'amount_cents' | 'provider_key' | 'attempts'> & {
  payment_id: string;
  provider: ProviderName;
  reference: string | null;
  currency: string;
};

/**
 * The pending refund, unless it was requested within `minIntervalMs`; only one of several callers gets
 * it.
 */
export async function claimRefund(
  db: Kysely<Database>,
  id: string,
  now: Date,
  minIntervalMs: number,
): Promise<ClaimedRefund | undefined> {
  const { rows } = await sql<ClaimedRefund>`
    update refunds set attempts = attempts + 1, last_attempt_at = ${now}
      from payments
     where payments.id = refunds.payment_id and refunds.id = ${id} and refunds.status = 'pending'
       and (last_attempt_at is null or last_attempt_at <= ${new Date(now.getTime() - minIntervalMs)})
    returning refunds.id, refunds.payment_id, coalesce(refunds.charge_cents, refunds.amount_cents) as amount_cents, provider_key, attempts, payments.provider, payments.reference,
              payments.currency`.execute(db);
  return rows[0];
}

/** Pending refunds to retry: after 2 minutes, then at growing intervals of up to an hour. */
export async function listDueRefunds(db: Kysely<Database>, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from refunds
     where status = 'pending' and destination = 'source'
       and (last_attempt_at is null or last_attempt_at + least(power(2, least(attempts, 6)), 60) * interval '1 minute' <= ${now})
     order by last_attempt_at nulls first limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface RefundSource {
  id: string;
  provider: ProviderName;
  code: string;
  /** the amount still refundable through it, in cents */
  left: number;
}

/**
 * Payments through which the order's money can be refunded, newest first: its own, or top-ups of the wallet that paid
 * for it.
 * @param providers those that can refund
 */
export async function listRefundSources(
  db: Kysely<Database>,
  orderId: string,
  providers: readonly ProviderName[],
): Promise<RefundSource[]> {
  const { rows } = await sql<RefundSource>`
    select id, provider, code, "left" from (
      select p.id, p.provider, p.code, p.created_at,
             case when p.book_minor is null then (p.amount_minor - p.refunded_minor - coalesce((
               select sum(r.amount_cents) from refunds r where r.payment_id = p.id and r.status = 'pending'
             ), 0))::bigint
             -- In the shop's currency: what its refunds leave of the order, less what the provider returned without one.
             else (select p.book_minor - coalesce(sum(r.amount_cents), 0)
                     - book_amount(greatest(p.refunded_minor - coalesce(sum(r.charge_cents), 0), 0)::bigint, p.amount_minor, p.book_minor)
                     from refunds r where r.payment_id = p.id and r.status <> 'failed')::bigint end as "left"
        from orders o join payments p on p.user_id = o.user_id
       where o.id = ${orderId} and p.provider = any(${[...providers]}::text[]) and p.reference is not null
         and p.credited_at is not null and p.status in ('paid', 'partly_refunded') and (p.currency = o.currency or p.order_id = o.id)
         and (p.order_id = o.id or (p.purpose = 'top-up'
           and exists (select from wallet_entries e where e.order_id = o.id and e.kind = 'purchase')
           and not exists (select from payments own where own.order_id = o.id and own.credited_at is not null)))
    ) as sources where "left" > 0
     order by created_at desc, id limit 50`.execute(db);
  return rows;
}

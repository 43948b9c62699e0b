import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Counts the studio's own completed refunds through a payment. The provider reports the total, possibly before this
 * runs: then the refund is already included.
 */
export async function updateRefundedTotal(tx: Transaction<Database>, id: string, at: Date): Promise<void> {
  // The amount lost in a dispute is recorded as a refund of its order too, and counted separately.
  const recordedRefunds = sql`(select coalesce(sum(coalesce(charge_cents, amount_cents)), 0) from refunds
    where payment_id = ${id} and status = 'done' and origin <> 'dispute')`;
  const total = sql<number>`least(amount_minor, greatest(refunded_minor - lost_minor, ${recordedRefunds}) + lost_minor)`;
  await tx
    .updateTable('payments')
    .set({
      refunded_minor: total,
      status: sql`case when status not in ('paid', 'partly_refunded') then status
        when ${total} = amount_minor then 'refunded' else 'partly_refunded' end`,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

/** The amount returned at the provider that is neither an order's refund nor debited from the wallet yet, in cents of its currency. */
export async function findUnrecordedCents(tx: Transaction<Database>, id: string): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select (refunded_minor - taken_back_minor - coalesce((
      select sum(coalesce(charge_cents, amount_cents)) from refunds where payment_id = p.id and status in ('done', 'pending')
    ), 0))::bigint as owed from payments p where id = ${id}`.execute(tx);
  return Math.max(0, rows[0]?.owed ?? 0);
}

/** The amount of an order lost in a dispute that is not among its refunds yet, in cents of the payment's currency. */
export async function findUnrecordedDisputeCents(tx: Transaction<Database>, id: string): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    select (lost_minor - coalesce((
      select sum(coalesce(charge_cents, amount_cents)) from refunds where payment_id = p.id and origin = 'dispute' and status = 'done'
    ), 0))::bigint as lost from payments p where id = ${id}`.execute(tx);
  return Math.max(0, rows[0]?.lost ?? 0);
}

/** Maximum number of payments retried per night. */
const BATCH_SIZE = 1_000;

/**
 * Payments with a returned amount that the wallet could not cover; payments without a user are skipped, because there
 * is nothing to debit.
 */
export async function listPendingChargebacks(db: Kysely<Database>): Promise<string[]> {
  const heldPayments = db
    .selectFrom('payments')
    .select('id')
    .where('hold', '=', 'refund')
    .where('user_id', 'is not', null);
  const rows = await heldPayments
    .where('credited_at', 'is not', null)
    .orderBy('updated_at')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that `cents` were debited from the wallet after a provider's refund; null when the balance is too low. */
export async function recordChargeback(
  tx: Transaction<Database>,
  id: string,
  cents: number | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set(
      cents === null
        ? { hold: 'refund', updated_at: at }
        : { hold: null, taken_back_minor: sql<number>`taken_back_minor + ${cents}::bigint`, updated_at: at },
    )
    .where('id', '=', id)
    .execute();
}

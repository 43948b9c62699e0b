import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Counts the studio's own refunds through a payment that are done. The provider tells the whole sum, and may have done so
 * before this: then it stands there already.
 */
export async function countRefunds(tx: Transaction<Database>, id: string, at: Date): Promise<void> {
  // What a lost dispute has taken is a refund of its order as well, and counted by itself.
  const own = sql`(select coalesce(sum(amount_cents), 0) from refunds
    where payment_id = ${id} and status = 'done' and origin <> 'dispute')`;
  const total = sql<number>`least(amount_minor, greatest(refunded_minor - lost_minor, ${own}) + lost_minor)`;
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

/** What went back at the provider and is neither a refund of an order nor taken out of the wallet yet, in cents. */
export async function findOwed(tx: Transaction<Database>, id: string): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select (refunded_minor - taken_back_minor - coalesce((
      select sum(amount_cents) from refunds where payment_id = p.id and status in ('done', 'pending')
    ), 0))::bigint as owed from payments p where id = ${id}`.execute(tx);
  return Math.max(0, rows[0]?.owed ?? 0);
}

/** What a lost dispute has taken of an order and is not among its refunds yet, in cents. */
export async function findLostUnrecorded(tx: Transaction<Database>, id: string): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    select (lost_minor - coalesce((
      select sum(amount_cents) from refunds where payment_id = p.id and origin = 'dispute' and status = 'done'
    ), 0))::bigint as lost from payments p where id = ${id}`.execute(tx);
  return Math.max(0, rows[0]?.lost ?? 0);
}

/** So many are tried again in a night. */
const HELD_AT_ONCE = 1_000;

/** Payments of which something went back that the wallet did not hold; what nobody owns any more cannot be taken. */
export async function findHeldBack(db: Kysely<Database>): Promise<string[]> {
  const held = db.selectFrom('payments').select('id').where('hold', '=', 'refund').where('user_id', 'is not', null);
  const rows = await held.where('credited_at', 'is not', null).orderBy('updated_at').limit(HELD_AT_ONCE).execute();
  return rows.map(({ id }) => id);
}

/** `cents` have left the wallet because the provider gave them back; null when the wallet does not hold them. */
export async function enterTakenBack(
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

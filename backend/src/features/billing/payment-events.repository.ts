import type { Kysely, Selectable } from 'kysely';
import type { Database, ProviderName } from '../../db/schema.ts';
import type { PaymentEventsTable } from '../../db/tables.gen.ts';

export interface NewPaymentEvent {
  paymentId: string;
  provider: ProviderName;
  event: string;
  kind: string;
  body: string;
  at: Date;
}

/** Stores an event; false when it is already stored. */
export async function insertPaymentEvent(
  tx: Kysely<Database>,
  { paymentId, at, ...event }: NewPaymentEvent,
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_events')
    .values({ ...event, payment_id: paymentId, created_at: at })
    .onConflict((conflict) => conflict.columns(['provider', 'event']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Erases the provider payloads of an erased user's payments: they contain names and addresses. */
export async function clearEventBodies(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx
    .updateTable('payment_events')
    .set({ body: '{}' })
    .where('payment_id', 'in', (query) =>
      query.selectFrom('payments').select('payments.id').where('user_id', '=', userId),
    )
    .execute();
}

export type PaymentEventRow = Pick<Selectable<PaymentEventsTable>, 'id' | 'kind' | 'created_at'>;

/** The latest events of a payment, oldest first. */
export async function listPaymentEvents(db: Kysely<Database>, paymentId: string): Promise<PaymentEventRow[]> {
  const rows = await db
    .selectFrom('payment_events')
    .select(['id', 'kind', 'created_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.reverse();
}

import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { EntitlementsTable } from '../../db/schema-commerce.ts';

const columns = ['tier', 'activations', 'updates_until', 'support_until', 'ended_at'] as const;
export type EntitlementRow = Pick<Selectable<EntitlementsTable>, (typeof columns)[number]>;

/** Takes back what an order gave: its rights and its file. The rows stay, so that it can be seen what was held. */
export async function withdrawEntitlement(tx: Transaction<Database>, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('entitlements')
    .set({ ended_at: at })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .updateTable('downloads')
    .set({ revoked_at: at })
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** What an order gave, also when it was taken back. */
export function findEntitlement(db: Kysely<Database>, orderId: string): Promise<EntitlementRow | undefined> {
  return db.selectFrom('entitlements').select(columns).where('order_id', '=', orderId).executeTakeFirst();
}

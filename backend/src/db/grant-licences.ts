import { type Kysely, sql, type Transaction } from 'kysely';
import { newLicenceKey } from '../../shared/licence-keys.ts';
import type { Database } from './schema.ts';

/** Keys of one statement when many are missing. */
const PART = 500;

/** What an order gave, where its product has keys, its plan allows a device, and there is no key yet. */
const withoutKey = (db: Kysely<Database>) =>
  db
    .selectFrom('entitlements')
    .innerJoin('orders', 'orders.id', 'entitlements.order_id')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select(['entitlements.order_id', 'entitlements.created_at'])
    .where('products.licence_keys', '=', true)
    .where('entitlements.activations', '>', 0)
    .where('entitlements.ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('licences').select('licences.id').whereRef('licences.order_id', '=', 'entitlements.order_id'),
        ),
      ),
    );

async function insertKeys(db: Kysely<Database>, rows: { order_id: string; created_at: Date }[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('licences')
    .values(rows.map((row) => ({ ...row, key: newLicenceKey() })))
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

/** Gives the buyer of a completed order the licence key, once. The caller has granted what the plan gives. */
export async function grantLicence(tx: Transaction<Database>, orderId: string): Promise<void> {
  await insertKeys(tx, await withoutKey(tx).where('entitlements.order_id', '=', orderId).execute());
}

/** The same for all completed orders that have none yet, part by part. */
export async function grantMissingLicences(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const rows = await withoutKey(db).orderBy(sql`entitlements.order_id`).limit(PART).execute();
    await insertKeys(db, rows);
    if (rows.length < PART) return;
  }
}

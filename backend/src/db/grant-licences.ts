import { type Kysely, sql, type Transaction } from 'kysely';
import { createLicenceKey } from '../../../contract/rules/licence-keys.ts';
import { inTransaction } from './retry.ts';
import type { Database } from './schema.ts';
import { isSeatLine } from './seat-lines.ts';

/** Keys inserted per statement when many are missing. */
const BATCH_SIZE = 500;

interface MissingLicence {
  line_id: string;
  created_at: Date;
  product_id: number;
  /** The product has its own keys, imported by the owner. */
  pooled: boolean;
}

/** Entitlements without a key, where the product has keys and the plan allows a device. Of seats, each person has a key. */
const withoutKey = (db: Kysely<Database>) =>
  db
    .selectFrom('entitlements')
    .innerJoin('order_lines', 'order_lines.id', 'entitlements.line_id')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .where('products.licence_keys', '=', true)
    .where('entitlements.activations', '>', 0)
    .where('entitlements.ended_at', 'is', null)
    .where(isSeatLine, '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('licences').select('licences.id').whereRef('licences.line_id', '=', 'entitlements.line_id')),
      ),
    );

/** Not EXISTS, for which the planner could read the keys of all products. */
const pooled = sql<boolean>`
  coalesce((select true from licence_pool where licence_pool.product_id = products.id limit 1), false)`;

const missing = (db: Kysely<Database>) =>
  withoutKey(db)
    .select(['entitlements.line_id', 'entitlements.created_at', 'products.id as product_id', pooled.as('pooled')])
    .$castTo<MissingLicence>();

/** The imported key of a person whose seat has ended, for the next person; undefined for other lines. */
async function reuseSeatKey(tx: Transaction<Database>, lineId: string): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    delete from licences
     where id = (select freed.id from seats held
                   join seats ended on ended.line_id = held.line_id and ended.ended_at is not null
                   join licences freed on freed.line_id = ended.member_line_id and freed.imported
                  where held.member_line_id = ${lineId} order by ended.seq limit 1)
    returning key`.execute(tx);
  const key = rows[0]?.key;
  if (key !== undefined) await tx.updateTable('licence_pool').set({ line_id: lineId }).where('key', '=', key).execute();
  return key;
}

/**
 * The next unassigned imported key; undefined when there is none. Concurrent orders get different keys. The people who follow
 * each other on a seat get one key, so that moving a seat does not use up the owner's.
 */
async function claimImportedKey(
  tx: Transaction<Database>,
  { line_id, product_id }: MissingLicence,
): Promise<string | undefined> {
  const handedOn = await reuseSeatKey(tx, line_id);
  if (handedOn !== undefined) return handedOn;
  const { rows } = await sql<{ key: string }>`
    update licence_pool set line_id = ${line_id}, given_at = now()
     where id = (select id from licence_pool where product_id = ${product_id} and given_at is null
                  order by id limit 1 for update skip locked)
    returning key`.execute(tx);
  return rows[0]?.key;
}

/** Assigns keys to lines of orders. Those of a product with its own keys wait when none are left. */
async function insertKeys(tx: Transaction<Database>, rows: MissingLicence[]): Promise<void> {
  const values: { line_id: string; created_at: Date; key: string; imported: boolean }[] = [];
  for (const row of rows) {
    const key = row.pooled ? await claimImportedKey(tx, row) : createLicenceKey();
    const { line_id, created_at, pooled: imported } = row;
    if (key !== undefined) values.push({ line_id, created_at, key, imported });
  }
  if (values.length === 0) return;
  await tx
    .insertInto('licences')
    .values(values)
    .onConflict((conflict) => conflict.column('line_id').doNothing())
    .execute();
}

/** Assigns the licence key to a line of a completed order, once. The caller has granted the plan's rights. */
export async function grantLicence(tx: Transaction<Database>, lineId: string): Promise<void> {
  await insertKeys(tx, await missing(tx).where('entitlements.line_id', '=', lineId).execute());
}

/** The same for several lines. */
export async function grantLicences(tx: Transaction<Database>, lineIds: readonly string[]): Promise<void> {
  await insertKeys(tx, await missing(tx).where('entitlements.line_id', 'in', lineIds).execute());
}

/** Lines for a product that wait for a key, oldest first. */
export async function grantWaitingLicences(tx: Transaction<Database>, productId: number, limit: number): Promise<void> {
  const waiting = missing(tx).where('products.id', '=', productId).orderBy('entitlements.created_at').limit(limit);
  await insertKeys(tx, await waiting.forUpdate('entitlements').execute());
}

/** The number of lines for a product that wait for a key. */
export async function countWaitingLicences(db: Kysely<Database>, productId: number): Promise<number> {
  const row = await withoutKey(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('products.id', '=', productId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** The same for all lines of completed orders without a key, in batches. */
export async function grantMissingLicences(db: Kysely<Database>): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await inTransaction(db, async (tx) => {
      const next = missing(tx)
        .where('entitlements.line_id', '>', after)
        .orderBy('entitlements.line_id')
        .limit(BATCH_SIZE);
      const batch = await next.forUpdate('entitlements').execute();
      await insertKeys(tx, batch);
      return batch;
    });
    if (rows.length < BATCH_SIZE) return;
    after = rows.at(-1)?.line_id ?? after;
  }
}

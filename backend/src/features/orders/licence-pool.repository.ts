import { type Kysely, sql, type Transaction } from 'kysely';
import type { LicencePool } from '../../../../contract/generated/model.ts';
import { toInventoryState } from '../../../../contract/rules/key-inventory.ts';
import { countWaitingLicences } from '../../db/grant-licences.ts';
import type { Database } from '../../db/schema.ts';

/** The row counts of the imported keys, one row for each product that has some. */
export const poolCounts = sql`
  select product_id, free, given from (
    select split_part(key, ' ', 1)::int as product_id,
           coalesce(sum(rows) filter (where key like '% free'), 0)::int as free,
           coalesce(sum(rows) filter (where key like '% given'), 0)::int as given
      from kept_counts where list = 'pools' group by 1) as pools
   where free + given > 0`;

export async function getPoolCounts(db: Kysely<Database>, productId: number): Promise<LicencePool> {
  const { rows } = await sql<{ free: number; given: number }>`
    select free, given from (${poolCounts}) as counted where product_id = ${productId}`.execute(db);
  const { free, given } = rows[0] ?? { free: 0, given: 0 };
  return { stock: toInventoryState({ free, given }), free, given, waiting: await countWaitingLicences(db, productId) };
}

/** Adds the keys that are new, compared with both the imported keys and this site's own. @returns the number added */
export async function insertKeys(
  tx: Transaction<Database>,
  productId: number,
  keys: readonly string[],
  at: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into licence_pool (product_id, key, created_at)
    select ${productId}, given.key, ${at} from unnest(${keys}::text[]) with ordinality as given(key, place)
     where not exists (select from licences where licences.key = given.key)
     order by given.place
    on conflict (key) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** @returns the number deleted */
export async function deleteFreeKeys(tx: Transaction<Database>, productId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('licence_pool')
    .where('product_id', '=', productId)
    .where('given_at', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { sql, type Transaction } from 'kysely';
import { smallFile } from '../../../../contract/rules/site-sections.ts';
import type { Database, RetiredPrice, StoredPrice } from '../../db/schema.ts';

/** A product's prices and the file for its buyers. */
export interface OfferRow {
  id: number;
  title: string;
  version: string;
  pricing: StoredPrice[];
  retired_plans: RetiredPrice[];
  /** its buyers get a licence key */
  licence_keys: boolean;
  /** the owner has imported its keys */
  hasImportedKeys: boolean;
  /** file of the current version, or null while there is none */
  file_id: string | null;
}

/**
 * A product as currently sold; it cannot be deleted before the transaction ends.
 * @param isPublished false for one that only clients of a project get
 */
export function findOffer(
  tx: Transaction<Database>,
  productId: number,
  isPublished = true,
): Promise<OfferRow | undefined> {
  return tx
    .selectFrom('products')
    .select(['products.id', 'products.title', 'products.version', 'products.pricing', 'products.retired_plans'])
    .select([
      'products.licence_keys',
      sql<boolean>`exists (select from licence_pool where licence_pool.product_id = products.id)`.as('hasImportedKeys'),
    ])
    .select((eb) =>
      eb
        .selectFrom('product_files')
        .select('product_files.file_id')
        .whereRef('product_files.product_id', '=', 'products.id')
        .whereRef('product_files.version', '=', 'products.version')
        .as('file_id'),
    )
    .where('products.id', '=', productId)
    .where('products.published', '=', isPublished)
    .where('products.deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
}

/** The plan's file in the release that a file belongs to; null when the release has none for the plan. */
export async function findPlanFile(
  tx: Transaction<Database>,
  fileId: string,
  productId: number,
  planId: string,
): Promise<string | null> {
  const { rows } = await sql<{ file_id: string | null }>`
    select plan_release_file(${fileId}::uuid, ${productId}::integer, ${planId}::uuid) as file_id`.execute(tx);
  return rows[0]?.file_id ?? null;
}

/** The path of a product's first picture in its smallest size; undefined without a product or a picture. */
export async function findProductPicture(
  tx: Transaction<Database>,
  productId: number | null,
): Promise<string | undefined> {
  const row = await tx.selectFrom('products').select('images').where('id', '=', productId).executeTakeFirst();
  return row?.images[0] && smallFile(row.images[0]);
}

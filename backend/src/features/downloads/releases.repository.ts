import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Remembers the file of a version; another file for the same version replaces it. */
export async function insertRelease(
  tx: Transaction<Database>,
  productId: number,
  version: string,
  fileId: string,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('product_files')
    .values({ product_id: productId, version, file_id: fileId, created_at: at })
    .onConflict((conflict) => conflict.columns(['product_id', 'version']).doUpdateSet({ file_id: fileId }))
    .execute();
}

/** Puts the file in the place of every earlier one of the product; answers whose downloads changed, each person once. */
export async function replaceFiles(
  tx: Transaction<Database>,
  productId: number,
  version: string,
  fileId: string,
): Promise<string[]> {
  const rows = await tx
    .updateTable('downloads')
    .set({ file_id: fileId, version })
    .where('product_id', '=', productId)
    .where('revoked_at', 'is', null)
    .where('file_id', '!=', fileId)
    // A companion of the product has the same product_id, but its file was never one of the product's versions.
    .where('file_id', 'in', (eb) =>
      eb.selectFrom('product_files').select('product_files.file_id').where('product_files.product_id', '=', productId),
    )
    .returning('user_id')
    .execute();
  return [...new Set(rows.map((row) => row.user_id))];
}

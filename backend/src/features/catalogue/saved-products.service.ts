import type { Kysely } from 'kysely';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import type { SaveOwner } from './save-owner.rules.ts';
import { countOtherSaves, lockPublishedProduct, lockSaves, upsertSave } from './saved-products.repository.ts';

/** Maximum number of saved products per owner. */
export const MAX_SAVED = 500;

/**
 * Saves a product; saving again moves it to the front.
 * @throws AppError 404 for an unpublished product, 409 when 500 others are saved.
 */
export function saveProduct(db: Kysely<Database>, owner: SaveOwner, productId: number, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSaves(tx, owner);
    if (!(await lockPublishedProduct(tx, productId))) throw notFound(REFUSALS.productNotFound);
    if ((await countOtherSaves(tx, owner, productId)) >= MAX_SAVED) {
      throw conflict(REFUSALS.atMost(MAX_SAVED, 'products'));
    }
    await upsertSave(tx, owner, productId, now);
  });
}

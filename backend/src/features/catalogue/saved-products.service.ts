import type { Kysely } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import type { Owner } from './owner.rules.ts';
import { countOtherSaves, holdProduct, lockSaves, putSave } from './saved-products.repository.ts';

/** Maximum number of saved products per owner. */
export const MOST_SAVED = 500;

/**
 * Saves a product; saving again moves it to the front.
 * @throws AppError 404 for an unpublished product, 409 when 500 others are saved.
 */
export function saveProduct(db: Kysely<Database>, owner: Owner, productId: number, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSaves(tx, owner);
    if (!(await holdProduct(tx, productId))) throw notFound(REFUSALS.productNotFound);
    if ((await countOtherSaves(tx, owner, productId)) >= MOST_SAVED) {
      throw conflict(REFUSALS.atMost(MOST_SAVED, 'products'));
    }
    await putSave(tx, owner, productId, now);
  });
}

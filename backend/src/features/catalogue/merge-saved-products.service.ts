import { inTransaction } from '../../db/retry.ts';
import type { MergeVisitor } from '../../http/contract/operation.ts';
import { lockSaves, moveSaves, trimSaves } from './saved-products.repository.ts';
import { MAX_SAVED } from './saved-products.service.ts';

/**
 * Moves a visitor's saved products to the user's account: the newest 500, without duplicates. A failure does not
 * prevent signing in; they then stay with the visitor and are moved at the next sign-in.
 */
export const mergeSavedProducts: MergeVisitor = async ({ db, log }, { visitorId, requestId }, userId) => {
  if (visitorId === null) return;
  try {
    await inTransaction(db, async (tx) => {
      await lockSaves(tx, { column: 'user_id', id: userId });
      await moveSaves(tx, visitorId, userId);
      await trimSaves(tx, userId, MAX_SAVED);
    });
  } catch (error) {
    log.error('Saved products could not be moved to the account', { requestId, error });
  }
};

import { inTransaction } from '../../db/retry.ts';
import type { MergeVisitor } from '../../http/contract/operation.ts';
import { lockSaves } from '../catalogue/saved-products.repository.ts';
import { moveReactions, trimPostSaves } from './reactions.repository.ts';
import { MAX_SAVED_POSTS } from './reactions.service.ts';

/**
 * Moves a visitor's likes and saves of articles to the user's account, without duplicates. A failure does not prevent
 * signing in; they then stay with the visitor and are moved at the next sign-in.
 */
export const mergeReactions: MergeVisitor = async ({ db, log }, { visitorId, requestId }, userId) => {
  if (visitorId === null) return;
  try {
    await inTransaction(db, async (tx) => {
      await lockSaves(tx, { column: 'user_id', id: userId });
      await moveReactions(tx, 'post_likes', visitorId, userId);
      await moveReactions(tx, 'post_saves', visitorId, userId);
      await trimPostSaves(tx, userId, MAX_SAVED_POSTS);
    });
  } catch (error) {
    log.error('Likes and saves could not be moved to the account', { requestId, error });
  }
};

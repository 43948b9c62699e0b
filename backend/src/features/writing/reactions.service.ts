import type { Kysely } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import type { Owner } from '../catalogue/owner.rules.ts';
import { lockSaves } from '../catalogue/saved-products.repository.ts';
import {
  countOtherPostSaves,
  findReactions,
  holdPost,
  putMark,
  type ReactionRow,
  removeMark,
} from './reactions.repository.ts';

/** Maximum number of saved articles per owner. */
export const MOST_SAVED_POSTS = 500;

const missing = () => notFound(REFUSALS.postNotFound);

/** @throws AppError 404 for an unpublished article */
export async function readReactions(db: Kysely<Database>, postId: number, owner: Owner | null): Promise<ReactionRow> {
  const row = await findReactions(db, postId, owner);
  if (!row) throw missing();
  return row;
}

/**
 * Likes an article; idempotent.
 * @throws AppError 404 for an unpublished article
 */
export async function likePost(db: Kysely<Database>, owner: Owner, postId: number, now: Date): Promise<ReactionRow> {
  await inTransaction(db, async (tx) => {
    if (!(await holdPost(tx, postId))) throw missing();
    await putMark(tx, 'post_likes', owner, postId, now);
  });
  return readReactions(db, postId, owner);
}

/**
 * Saves an article; idempotent.
 * @throws AppError 404 for an unpublished article, 409 when 500 others are saved
 */
export async function savePost(db: Kysely<Database>, owner: Owner, postId: number, now: Date): Promise<ReactionRow> {
  await inTransaction(db, async (tx) => {
    await lockSaves(tx, owner);
    if (!(await holdPost(tx, postId))) throw missing();
    if ((await countOtherPostSaves(tx, owner, postId)) >= MOST_SAVED_POSTS) {
      throw conflict(REFUSALS.atMost(MOST_SAVED_POSTS, 'articles'));
    }
    await putMark(tx, 'post_saves', owner, postId, now);
  });
  return readReactions(db, postId, owner);
}

/** @throws AppError 404 for an unpublished article */
export async function unmarkPost(
  db: Kysely<Database>,
  mark: 'post_likes' | 'post_saves',
  owner: Owner | null,
  postId: number,
): Promise<ReactionRow> {
  if (owner) await removeMark(db, mark, owner, postId);
  return readReactions(db, postId, owner);
}

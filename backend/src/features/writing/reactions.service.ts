import type { Kysely } from 'kysely';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import type { SaveOwner } from '../catalogue/save-owner.rules.ts';
import { lockSaves } from '../catalogue/saved-products.repository.ts';
import {
  countOtherPostSaves,
  countReactions,
  deleteReaction,
  insertReaction,
  lockPost,
  type ReactionRow,
} from './reactions.repository.ts';

/** Maximum number of saved articles per owner. */
export const MAX_SAVED_POSTS = 500;

const postNotFound = () => notFound(REFUSALS.postNotFound);

/** @throws AppError 404 for an unpublished article */
export async function readReactions(
  db: Kysely<Database>,
  postId: number,
  owner: SaveOwner | null,
): Promise<ReactionRow> {
  const row = await countReactions(db, postId, owner);
  if (!row) throw postNotFound();
  return row;
}

/**
 * Likes an article; idempotent.
 * @throws AppError 404 for an unpublished article
 */
export async function likePost(
  db: Kysely<Database>,
  owner: SaveOwner,
  postId: number,
  now: Date,
): Promise<ReactionRow> {
  await inTransaction(db, async (tx) => {
    if (!(await lockPost(tx, postId))) throw postNotFound();
    await insertReaction(tx, 'post_likes', owner, postId, now);
  });
  return readReactions(db, postId, owner);
}

/**
 * Saves an article; idempotent.
 * @throws AppError 404 for an unpublished article, 409 when 500 others are saved
 */
export async function savePost(
  db: Kysely<Database>,
  owner: SaveOwner,
  postId: number,
  now: Date,
): Promise<ReactionRow> {
  await inTransaction(db, async (tx) => {
    await lockSaves(tx, owner);
    if (!(await lockPost(tx, postId))) throw postNotFound();
    if ((await countOtherPostSaves(tx, owner, postId)) >= MAX_SAVED_POSTS) {
      throw conflict(REFUSALS.atMost(MAX_SAVED_POSTS, 'articles'));
    }
    await insertReaction(tx, 'post_saves', owner, postId, now);
  });
  return readReactions(db, postId, owner);
}

/** @throws AppError 404 for an unpublished article */
export async function removeReaction(
  db: Kysely<Database>,
  reaction: 'post_likes' | 'post_saves',
  owner: SaveOwner | null,
  postId: number,
): Promise<ReactionRow> {
  if (owner) await deleteReaction(db, reaction, owner, postId);
  return readReactions(db, postId, owner);
}

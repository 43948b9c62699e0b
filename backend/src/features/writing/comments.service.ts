import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { type CommentRow, findComment, findDuplicate, insertComment, lockAuthor } from './comments.repository.ts';
import { lockPost } from './reactions.repository.ts';

/** The same text within this time is a double click or a second tab. */
const DUPLICATE_WINDOW_MS = 60_000;

/** Normalises line endings and trims. @throws AppError 400 when nothing is left */
function readText(text: string): string {
  const clean = toPlainLines(text);
  if (clean === '') throw invalid('text', REFUSALS.emptyComment);
  return clean;
}

/**
 * Stores a comment awaiting approval; the studio's own needs none.
 * @throws AppError 400 (no text), 404 (unpublished article)
 */
export async function addComment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  postId: number,
  rawText: string,
): Promise<CommentRow> {
  const text = readText(rawText);
  const now = clock.now();
  const status = user.role === 'super_admin' ? 'approved' : 'pending';
  const id = await inTransaction(db, async (tx) => {
    await lockAuthor(tx, user.id);
    if (!(await lockPost(tx, postId))) throw notFound(REFUSALS.postNotFound);
    const duplicate = await findDuplicate(tx, {
      postId,
      userId: user.id,
      text,
      since: new Date(now.getTime() - DUPLICATE_WINDOW_MS),
    });
    return duplicate ?? insertComment(tx, { postId, userId: user.id, text, status, now });
  });
  return findComment(db, id);
}

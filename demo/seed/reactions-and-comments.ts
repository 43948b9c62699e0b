import type { Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { takeNew } from '../../backend/src/db/seed-marks.ts';
import { comments, LIKES_AT_START } from '../content/comments.ts';
import { posts } from '../content/posts.ts';

/** A visitor id that belongs to no signed cookie. */
const unknownVisitor = (postId: number, count: number): string =>
  `00000000-0000-4000-8000-${String(postId * 100 + count).padStart(12, '0')}`;

/** The initial likes and comments of the demo's articles. */
export async function seedReactions(tx: Transaction<Database>): Promise<void> {
  const keys = await takeNew(
    tx,
    'post-life',
    posts.map(({ id }) => String(id)),
  );
  const rows = await tx.selectFrom('posts').select('id').execute();
  const fresh = rows.map(({ id }) => id).filter((id) => keys.has(String(id)));
  if (fresh.length === 0) return;
  const likes = fresh.flatMap((post_id) =>
    Array.from({ length: LIKES_AT_START }, (_, count) => ({ post_id, visitor_id: unknownVisitor(post_id, count + 1) })),
  );
  await tx
    .insertInto('post_likes')
    .values(likes)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const written = comments.filter(({ postId }) => fresh.includes(postId));
  if (written.length === 0) return;
  await tx
    .insertInto('comments')
    .values(
      written.map(({ id, postId, author, text, createdAt }) => ({
        id,
        post_id: postId,
        guest_name: author,
        text,
        status: 'approved' as const,
        created_at: new Date(createdAt),
        updated_at: new Date(createdAt),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { randomUUID } from 'node:crypto';
import type { Call, Deps, FeatureHandlers, SessionUser } from '../../http/contract/operation.ts';
import { getSaveOwner, type SaveOwner } from '../catalogue/save-owner.rules.ts';
import { toPostCard } from './blog.mapper.ts';
import { listSavedPosts } from './reactions.repository.ts';
import { likePost, readReactions, removeReaction, savePost } from './reactions.service.ts';

export type ReactionOperations =
  | 'getPostReactions'
  | 'likePost'
  | 'unlikePost'
  | 'savePost'
  | 'unsavePost'
  | 'listSavedPosts';

/** Likes and saves of articles by customers and visitors. */
export function createReactionsHandlers({ db, clock, visitors, limits }: Deps): FeatureHandlers<ReactionOperations> {
  /** Likes or saves; a new visitor gets an id, within a rate limit. */
  const mark = async (set: typeof likePost, user: SessionUser | undefined, call: Call, postId: number) => {
    const existingOwner = getSaveOwner(user, call);
    if (!existingOwner) await limits.consume('reaction-network', call.ip);
    const owner: SaveOwner = existingOwner ?? { column: 'visitor_id', id: randomUUID() };
    const body = await set(db, owner, postId, clock.now());
    if (owner.column === 'user_id') return { status: 200, body } as const;
    return { status: 200, body, headers: { 'Set-Cookie': visitors.cookie(owner.id) } } as const;
  };

  return {
    getPostReactions: async ({ user, call, params }) => ({
      status: 200,
      body: await readReactions(db, Number(params.id), getSaveOwner(user, call)),
    }),

    likePost: ({ user, call, params }) => mark(likePost, user, call, Number(params.id)),

    unlikePost: async ({ user, call, params }) => ({
      status: 200,
      body: await removeReaction(db, 'post_likes', getSaveOwner(user, call), Number(params.id)),
    }),

    savePost: ({ user, call, params }) => mark(savePost, user, call, Number(params.id)),

    unsavePost: async ({ user, call, params }) => ({
      status: 200,
      body: await removeReaction(db, 'post_saves', getSaveOwner(user, call), Number(params.id)),
    }),

    listSavedPosts: async ({ user, call, query: { page = 1, limit = 12 } }) => {
      const owner = getSaveOwner(user, call);
      const result = owner
        ? await listSavedPosts(db, owner, { limit, offset: (page - 1) * limit })
        : { rows: [], total: 0 };
      return { status: 200, body: { items: result.rows.map(toPostCard), total: result.total, page, limit } };
    },
  };
}

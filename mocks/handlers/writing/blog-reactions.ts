import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { toReactions, VISITOR } from '../../store/readers.ts';
import { toPage } from '../kit/page.ts';
import { toCard } from './blog.ts';

const MAX_SAVED_POSTS = 500;

type Operations = 'getPostReactions' | 'likePost' | 'unlikePost' | 'savePost' | 'unsavePost' | 'listSavedPosts';

export const createBlogReactionsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const exists = (id: number) => db.state.posts.some((post) => post.id === id);
  /** The reader's own ids without this one, latest first. */
  const others = (marks: Record<string, number[]>, owner: string, id: number) =>
    (marks[owner] ?? []).filter((other) => other !== id);

  return {
    getPostReactions: ({ params, user }) => {
      const id = Number(params.id);
      return exists(id) ? { status: 200, body: toReactions(db, id, user) } : notFound(REFUSALS.postNotFound);
    },

    likePost: ({ params, user }) => {
      const id = Number(params.id);
      const owner = user?.id ?? VISITOR;
      if (!exists(id)) return notFound(REFUSALS.postNotFound);
      db.state.likes[owner] = [id, ...others(db.state.likes, owner, id)];
      return { status: 200, body: toReactions(db, id, user) };
    },

    unlikePost: ({ params, user }) => {
      const id = Number(params.id);
      const owner = user?.id ?? VISITOR;
      if (!exists(id)) return notFound(REFUSALS.postNotFound);
      db.state.likes[owner] = others(db.state.likes, owner, id);
      return { status: 200, body: toReactions(db, id, user) };
    },

    savePost: ({ params, user }) => {
      const id = Number(params.id);
      const owner = user?.id ?? VISITOR;
      if (!exists(id)) return notFound(REFUSALS.postNotFound);
      const saved = others(db.state.savedPosts, owner, id);
      if (saved.length >= MAX_SAVED_POSTS) return conflict(REFUSALS.atMost(MAX_SAVED_POSTS, 'articles'));
      if (!db.state.savedPosts[owner]?.includes(id)) db.state.savedPosts[owner] = [id, ...saved];
      return { status: 200, body: toReactions(db, id, user) };
    },

    unsavePost: ({ params, user }) => {
      const id = Number(params.id);
      const owner = user?.id ?? VISITOR;
      if (!exists(id)) return notFound(REFUSALS.postNotFound);
      db.state.savedPosts[owner] = others(db.state.savedPosts, owner, id);
      return { status: 200, body: toReactions(db, id, user) };
    },

    listSavedPosts: ({ query, user }) => {
      const ids = db.state.savedPosts[user?.id ?? VISITOR] ?? [];
      const posts = ids.flatMap((id) => db.state.posts.find((post) => post.id === id) ?? []);
      return { status: 200, body: toPage(posts.map(toCard(db)), query.page, query.limit) };
    },
  };
};

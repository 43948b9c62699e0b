import { REFUSALS } from '../../../shared/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toPostCard } from './blog.mapper.ts';
import { countTopics, findPost, findPosts } from './blog.repository.ts';
import { createReactionsHandlers, type ReactionOperations } from './reactions.handlers.ts';
import { findReactions } from './reactions.repository.ts';

type Operations = 'listPosts' | 'getPost' | 'listPostTopics' | ReactionOperations;

/** More than a page would ever show. */
const MOST_TOPICS = 500;

/** The public articles with what readers like and save of them. */
export function createBlogHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db } = deps;
  return {
    ...createReactionsHandlers(deps),

    listPosts: async ({ query }) => {
      const { category, tag, page = 1, limit = 12 } = query;
      const search = query.search?.trim() || undefined;
      const found = await findPosts(db, { search, category, tag }, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: found.rows.map(toPostCard), total: found.total, page, limit } };
    },

    getPost: async ({ params }) => {
      const row = await findPost(db, Number(params.id));
      const counts = row && (await findReactions(db, row.id, null));
      if (!row || !counts) throw notFound(REFUSALS.postNotFound);
      const { likes, saves, comments } = counts;
      return { status: 200, body: { ...toPostCard(row), content: row.content, likes, saves, comments } };
    },

    listPostTopics: async () => ({ status: 200, body: await countTopics(db, MOST_TOPICS) }),
  };
}

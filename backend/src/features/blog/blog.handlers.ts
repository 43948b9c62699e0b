import { notFound } from '../../http/errors.ts';
import type { Deps, FeatureHandlers } from '../../http/operation.ts';
import { findPost, findPosts } from './blog.repository.ts';
import { toPostCard } from './to-post-card.ts';

/** The public articles. */
export function createBlogHandlers({ db }: Deps): FeatureHandlers<'listPosts' | 'getPost'> {
  return {
    listPosts: async ({ query }) => {
      const { category, tag, page = 1, limit = 12 } = query;
      const search = query.search?.trim() || undefined;
      const found = await findPosts(db, { search, category, tag }, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: found.rows.map(toPostCard), total: found.total, page, limit } };
    },

    getPost: async ({ params }) => {
      const row = await findPost(db, Number(params.id));
      if (!row) throw notFound('Blog post not found');
      return { status: 200, body: { ...toPostCard(row), content: row.content } };
    },
  };
}

import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toAdminPost, toAdminPostRow } from './admin-articles.mapper.ts';
import { findAnyPost, listAllPosts, listSeries } from './admin-articles.repository.ts';
import { createPostsService } from './admin-articles.service.ts';
import { findPostSlug } from './slugs.repository.ts';

type Operations = 'adminListPosts' | 'adminListSeries' | 'adminGetPost' | 'adminCreatePost' | 'adminUpdatePost';

/** Articles in all states; the contract admits only the role super_admin. */
export function createAdminArticlesHandlers(deps: Deps): FeatureHandlers<Operations> {
  const posts = createPostsService(deps);
  return {
    adminListPosts: async ({ query }) => {
      const { status, category, sort = '-updated', page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const range = { limit, offset: (page - 1) * limit };
      const { rows, total } = await listAllPosts(deps.db, { search, status, category }, sort, range);
      return { status: 200, body: { items: rows.map(toAdminPostRow), total, page, limit } };
    },

    adminListSeries: async () => ({ status: 200, body: await listSeries(deps.db) }),

    adminGetPost: async ({ params }) => {
      const row = await findAnyPost(deps.db, Number(params.id));
      if (!row) throw notFound(REFUSALS.articleGone);
      return { status: 200, body: toAdminPost(row, (await findPostSlug(deps.db, row.id)) ?? '') };
    },

    adminCreatePost: async ({ user, body }) => ({ status: 201, body: await posts.create(user, body) }),

    adminUpdatePost: async ({ user, params, body }) => ({
      status: 200,
      body: await posts.update(user, Number(params.id), body),
    }),
  };
}

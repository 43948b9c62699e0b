import type { AdminComment } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { countComments, listAllComments, type ModeratedRow } from './admin-comments.repository.ts';
import { moderateComment, removeComment } from './admin-comments.service.ts';

const toAdminComment = (row: ModeratedRow): AdminComment => ({
  id: row.id,
  text: row.text,
  author: row.name ?? row.guest_name ?? 'Former member',
  email: row.email,
  post_id: row.post_id,
  post_title: row.post_title,
  status: row.status,
  created_at: row.created_at.toISOString(),
});

type Operations = 'adminListComments' | 'adminModerateComment' | 'adminDeleteComment';

/** Comments on all articles; the contract admits only the role super_admin. */
export function createAdminCommentsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListComments: async ({ query }) => {
      const { status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const range = { limit, offset: (page - 1) * limit };
      const result = await listAllComments(deps.db, { search, status }, range);
      const counts = await countComments(deps.db);
      return { status: 200, body: { ...toPage(result, toAdminComment, { page, limit }), counts } };
    },

    adminModerateComment: async ({ user, params, body }) => ({
      status: 200,
      body: toAdminComment(await moderateComment(deps, user, params.id, body.status)),
    }),

    adminDeleteComment: async ({ user, params }) => {
      await removeComment(deps, user, params.id);
      return { status: 204 };
    },
  };
}

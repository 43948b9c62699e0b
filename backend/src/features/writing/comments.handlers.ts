import type { Comment } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { avatarUrl } from '../accounts/user.mapper.ts';
import { type CommentRow, deleteOwnComment, isPostPublic, listComments } from './comments.repository.ts';
import { addComment } from './comments.service.ts';

/** Shown as the author when the account has been erased. */
const FORMER_MEMBER = 'Former member';

/** Row to the contract's comment, as shown to this reader. */
function toComment(row: CommentRow, readerId: string | null): Comment {
  return {
    id: row.id,
    author: row.name ?? row.guest_name ?? FORMER_MEMBER,
    avatar: row.avatar === null ? null : avatarUrl(row.avatar),
    studio: row.role === 'super_admin',
    text: row.text,
    status: row.status === 'approved' ? 'approved' : 'pending',
    own: readerId !== null && row.user_id === readerId,
    created_at: row.created_at.toISOString(),
  };
}

/** Readers' comments on articles. */
export function createCommentsHandlers(
  deps: Deps,
): FeatureHandlers<'listComments' | 'createComment' | 'deleteComment'> {
  const { db, limits } = deps;
  return {
    listComments: async ({ user, params, query: { page = 1, limit = 12 } }) => {
      const postId = Number(params.id);
      if (!(await isPostPublic(db, postId))) throw notFound(REFUSALS.postNotFound);
      const readerId = user?.id ?? null;
      const { rows, total } = await listComments(db, postId, readerId, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: rows.map((row) => toComment(row, readerId)), total, page, limit } };
    },

    createComment: async ({ user, params, body }) => {
      await limits.consume('comment-person', user.id);
      const row = await addComment(deps, user, Number(params.id), body.text);
      return { status: 201, body: toComment(row, user.id) };
    },

    deleteComment: async ({ user, params }) => {
      const status = await deleteOwnComment(db, params.id, user.id);
      if (status === undefined) throw notFound();
      return { status: 204 };
    },
  };
}

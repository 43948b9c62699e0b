import type { AdminComment } from '../../../contract/generated/model.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import type { StoredComment } from '../../store/state.ts';
import { createEntries } from '../kit/collection.ts';
import { countStatuses, MODERATION, toPage } from '../kit/page.ts';

type Operations = 'adminListComments' | 'adminModerateComment' | 'adminDeleteComment';

export const createAdminCommentsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const titleOf = (postId: number) => db.state.articles.find(({ id }) => id === postId)?.title ?? '';
  const toAdminComment = (comment: StoredComment): AdminComment => {
    const user = comment.userId === null ? undefined : db.account(comment.userId)?.user;
    return {
      id: comment.id,
      text: comment.text,
      author: user?.name ?? comment.guestName ?? 'Former member',
      email: user?.email ?? null,
      post_id: comment.postId,
      post_title: titleOf(comment.postId),
      status: comment.status,
      created_at: comment.created_at,
    };
  };
  const comments = createEntries<StoredComment, AdminComment>(db, {
    rows: () => db.state.comments,
    gone: REFUSALS.commentGone,
    toItem: toAdminComment,
    audit: {
      subject: 'comment',
      label: ({ postId }) => `Comment on ${titleOf(postId)}`,
      fields: ({ status }) => ({ status }),
    },
  });
  return {
    adminListComments: ({ query }) => {
      const rows = db.state.comments
        .filter(({ status }) => !query.status || status === query.status)
        .map(toAdminComment)
        .filter(({ text, author }) => matchesSearch(query.search, text, author))
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
      const counts = countStatuses(db.state.comments, MODERATION);
      return { status: 200, body: { ...toPage(rows, query.page, query.limit ?? 20), counts } };
    },

    adminModerateComment: ({ user, params, body }) => {
      const comment = comments.find(params.id);
      if (!comment) return comments.missing();
      comments.assign(user, comment, { status: body.status }, 'moderate');
      return { status: 200, body: toAdminComment(comment) };
    },

    adminDeleteComment: comments.remove,
  };
};

import type { AdminComment } from '../../../contract/generated/model.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import type { StoredComment } from '../../store/state.ts';
import { toPage } from '../kit/page.ts';

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
  const record = (
    actorId: string,
    comment: StoredComment,
    verb: string,
    fields: { before: object | null; after: object | null },
  ) => {
    const label = `Comment on ${titleOf(comment.postId)}`;
    const auditEntry = { actorId, subject: 'comment', subjectId: comment.id, label };
    recordChange(db, { ...auditEntry, action: `comment.${verb}`, ...fields });
  };
  return {
    adminListComments: ({ query }) => {
      const rows = db.state.comments
        .filter(({ status }) => !query.status || status === query.status)
        .map(toAdminComment)
        .filter(({ text, author }) => matchesSearch(query.search, text, author))
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
      const count = (status: string) => db.state.comments.filter((comment) => comment.status === status).length;
      const counts = {
        pending: count('pending'),
        approved: count('approved'),
        rejected: count('rejected'),
        spam: count('spam'),
      };
      return { status: 200, body: { ...toPage(rows, query.page, query.limit ?? 20), counts } };
    },

    adminModerateComment: ({ user, params, body }) => {
      const comment = db.state.comments.find(({ id }) => id === params.id);
      if (!comment) return notFound(REFUSALS.commentGone);
      if (comment.status !== body.status) {
        const states = { before: { status: comment.status }, after: { status: body.status } };
        record(user.id, comment, 'moderate', states);
        comment.status = body.status;
      }
      return { status: 200, body: toAdminComment(comment) };
    },

    adminDeleteComment: ({ user, params }) => {
      const comment = db.state.comments.find(({ id }) => id === params.id);
      if (!comment) return notFound(REFUSALS.commentGone);
      record(user.id, comment, 'delete', { before: { status: comment.status }, after: null });
      db.state.comments = db.state.comments.filter(({ id }) => id !== comment.id);
      return { status: 204 };
    },
  };
};

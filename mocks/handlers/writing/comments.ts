import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import { invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { toComment } from '../../store/readers.ts';
import { toPage } from '../kit/page.ts';

/** The same text within this time is a double click or a second tab. */
const DUPLICATE_WINDOW_MS = 60_000;

type CommentOperations = 'listComments' | 'createComment' | 'deleteComment';

export const createCommentsHandlers = (db: MockDb): Pick<MockHandlers, CommentOperations> => ({
  listComments: ({ params, query, user }) => {
    const postId = Number(params.id);
    if (!db.state.posts.some(({ id }) => id === postId)) return notFound(REFUSALS.postNotFound);
    const visibleComments = db.state.comments
      .filter((comment) => comment.postId === postId)
      .filter(({ status, userId }) => status === 'approved' || (status === 'pending' && user && userId === user.id))
      .sort((a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id))
      .map((comment) => toComment(db, comment, user?.id));
    return { status: 200, body: toPage(visibleComments, query.page, query.limit) };
  },

  createComment: ({ params, body, user }) => {
    const postId = Number(params.id);
    const text = toPlainLines(body.text);
    if (text === '') return invalidField('text', REFUSALS.emptyComment);
    if (!db.state.posts.some(({ id }) => id === postId)) return notFound(REFUSALS.postNotFound);
    const duplicate = db.state.comments.find(
      (one) =>
        one.userId === user.id &&
        one.postId === postId &&
        one.text === text &&
        Date.now() - Date.parse(one.created_at) < DUPLICATE_WINDOW_MS,
    );
    const comment = duplicate ?? {
      id: crypto.randomUUID(),
      postId,
      userId: user.id,
      guestName: null,
      text,
      status: user.role === 'super_admin' ? ('approved' as const) : ('pending' as const),
      created_at: new Date().toISOString(),
    };
    if (!duplicate) db.state.comments.push(comment);
    return { status: 201, body: toComment(db, comment, user.id) };
  },

  deleteComment: ({ params, user }) => {
    const own = db.state.comments.find(({ id, userId }) => id === params.id && userId === user.id);
    if (!own) return notFound();
    db.state.comments = db.state.comments.filter((comment) => comment !== own);
    return { status: 204 };
  },
});

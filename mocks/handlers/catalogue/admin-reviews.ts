import type { AdminReview } from '../../../contract/generated/model.ts';
import { toAuditedReview } from '../../../contract/rules/audited-fields.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { type StoredReview, updateReviewCounts } from '../../store/reviews.ts';
import { toPage } from '../kit/page.ts';

type Operations = 'adminListReviews' | 'adminModerateReview' | 'adminDeleteReview';
type Fields = { before: object | null; after: object | null };

export const createAdminReviewsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const nameOf = (productId: number) =>
    db.state.catalogue.find(({ product }) => product.id === productId)?.product.title;
  const toAdminReview = (review: StoredReview): AdminReview => {
    const user = review.userId === null ? undefined : db.account(review.userId)?.user;
    const { id, stars, text, productId, status, answer, created_at } = review;
    return {
      id,
      stars,
      text,
      product_id: productId,
      status,
      answer,
      author: user?.name ?? review.guestName ?? 'Former customer',
      email: user?.email ?? null,
      product_name: nameOf(productId) ?? '',
      created_at: created_at,
    };
  };
  const record = (actorId: string, review: StoredReview, verb: string, fields: Fields) => {
    const label = `Review of ${nameOf(review.productId) ?? ''}`;
    recordChange(db, { actorId, subject: 'review', subjectId: review.id, label, action: `review.${verb}`, ...fields });
  };
  const find = (id: string) => db.state.reviews.find((review) => review.id === id);
  return {
    adminListReviews: ({ query }) => {
      const read = db.state.reviews.filter(({ text }) => text !== '');
      const rows = read
        .filter(({ status }) => !query.status || status === query.status)
        .filter(({ stars }) => !query.stars || stars === query.stars)
        .map(toAdminReview)
        .filter(({ text, author }) => matchesSearch(query.search, text, author))
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
      const count = (status: string) => read.filter((review) => review.status === status).length;
      const counts = {
        pending: count('pending'),
        approved: count('approved'),
        rejected: count('rejected'),
        spam: count('spam'),
      };
      return { status: 200, body: { ...toPage(rows, query.page, query.limit ?? 20), counts } };
    },

    adminModerateReview: ({ user, params, body }) => {
      const review = find(params.id);
      if (!review) return notFound(REFUSALS.reviewGone);
      const answer = body.answer === null ? null : toPlainLines(body.answer);
      if (review.status === body.status && review.answer === answer)
        return { status: 200, body: toAdminReview(review) };
      const [before, verb] = [toAuditedReview(review), review.status === body.status ? 'answer' : 'moderate'];
      Object.assign(review, { status: body.status, answer });
      record(user.id, review, verb, { before, after: toAuditedReview(review) });
      updateReviewCounts(db, review.productId);
      return { status: 200, body: toAdminReview(review) };
    },

    adminDeleteReview: ({ user, params }) => {
      const review = find(params.id);
      if (!review) return notFound(REFUSALS.reviewGone);
      record(user.id, review, 'delete', { before: toAuditedReview(review), after: null });
      db.state.reviews = db.state.reviews.filter((candidate) => candidate !== review);
      updateReviewCounts(db, review.productId);
      return { status: 204 };
    },
  };
};

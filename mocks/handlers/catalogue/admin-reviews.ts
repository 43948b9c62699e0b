import type { AdminReview } from '../../../contract/generated/model.ts';
import { toAuditedReview } from '../../../contract/rules/audited-values.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { type StoredReview, updateReviewCounts } from '../../store/reviews.ts';
import { createEntries } from '../kit/collection.ts';
import { countStatuses, MODERATION, toPage } from '../kit/page.ts';

type Operations = 'adminListReviews' | 'adminModerateReview' | 'adminDeleteReview';

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
  const reviews = createEntries<StoredReview, AdminReview>(db, {
    rows: () => db.state.reviews,
    gone: REFUSALS.reviewGone,
    toItem: toAdminReview,
    audit: {
      subject: 'review',
      label: ({ productId }) => `Review of ${nameOf(productId) ?? ''}`,
      fields: toAuditedReview,
    },
    changed: ({ productId }) => updateReviewCounts(db, productId),
  });
  return {
    adminListReviews: ({ query }) => {
      const read = db.state.reviews.filter(({ text }) => text !== '');
      const rows = read
        .filter(({ status }) => !query.status || status === query.status)
        .filter(({ stars }) => !query.stars || stars === query.stars)
        .filter(({ productId }) => !query.product || productId === query.product)
        .map(toAdminReview)
        .filter(({ text, author }) => matchesSearch(query.search, text, author))
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
      const counts = countStatuses(read, MODERATION);
      return { status: 200, body: { ...toPage(rows, query.page, query.limit ?? 20), counts } };
    },

    adminModerateReview: ({ user, params, body }) => {
      const review = reviews.find(params.id);
      if (!review) return reviews.missing();
      const answer = body.answer === null ? null : toPlainLines(body.answer);
      if (review.status === body.status && review.answer === answer)
        return { status: 200, body: toAdminReview(review) };
      const [before, verb] = [toAuditedReview(review), review.status === body.status ? 'answer' : 'moderate'];
      Object.assign(review, { status: body.status, answer });
      reviews.record(user, verb, review, { before, after: toAuditedReview(review) });
      updateReviewCounts(db, review.productId);
      return { status: 200, body: toAdminReview(review) };
    },

    adminDeleteReview: reviews.remove,
  };
};

import type { OwnReview, Review } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toAverage } from '../../../../contract/rules/review-averages.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { avatarUrl } from '../accounts/user.mapper.ts';
import { findProduct } from './products.repository.ts';
import {
  countStars,
  deleteOwnReview,
  findOwnReview,
  listReviews,
  type OwnReviewRow,
  ownsProduct,
  type ReviewRow,
} from './reviews.repository.ts';
import { saveReview } from './reviews.service.ts';

/** Shown as the author when the account has been erased. */
const FORMER_CUSTOMER = 'Former customer';

const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  author: row.name ?? row.guest_name ?? FORMER_CUSTOMER,
  avatar: row.avatar === null ? null : avatarUrl(row.avatar),
  stars: row.stars,
  text: row.text,
  created_at: row.created_at.toISOString(),
  edited: row.edited_at !== null,
  answer: row.answer,
});

/** Row to contract, for its author, who must not learn that it was marked as spam. */
const toOwnReview = ({ stars, text, status, answer, created_at }: OwnReviewRow): OwnReview => ({
  stars,
  text,
  answer,
  status: status === 'pending' || status === 'approved' ? status : 'refused',
  created_at: created_at.toISOString(),
});

/** Buyers' reviews of products. */
export function createReviewsHandlers(
  deps: Deps,
): FeatureHandlers<'listReviews' | 'getOwnReview' | 'saveReview' | 'deleteReview'> {
  const { db, limits } = deps;
  const getPublishedProductId = async (rawId: string): Promise<number> => {
    const product = await findProduct(db, Number(rawId));
    if (!product) throw notFound(REFUSALS.productNotFound);
    return product.id;
  };
  return {
    listReviews: async ({ params, query: { sort = 'newest', stars, page = 1, limit = 12 } }) => {
      const productId = await getPublishedProductId(params.id);
      const range = { limit, offset: (page - 1) * limit };
      const { rows, total } = await listReviews(db, { productId, sort, stars }, range);
      const counts = await countStars(db, productId);
      const stats = { rating: toAverage(counts), counts };
      return { status: 200, body: { items: rows.map(toReview), total, page, limit, ...stats } };
    },

    getOwnReview: async ({ user, params }) => {
      const productId = await getPublishedProductId(params.id);
      const review = await findOwnReview(db, user.id, productId);
      const allowed = await ownsProduct(db, user.id, productId);
      return { status: 200, body: { allowed, review: review ? toOwnReview(review) : null } };
    },

    saveReview: async ({ user, params, body }) => {
      await limits.consume('review-person', user.id);
      const productId = await getPublishedProductId(params.id);
      return { status: 200, body: toOwnReview(await saveReview(deps, user, productId, body)) };
    },

    deleteReview: async ({ user, params }) => {
      if (!(await deleteOwnReview(db, user.id, Number(params.id)))) throw notFound(REFUSALS.reviewGone);
      return { status: 204 };
    },
  };
}

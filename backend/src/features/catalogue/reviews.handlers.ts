import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toAverage } from '../../../../contract/rules/review-averages.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { findProduct } from './products.repository.ts';
import { toOwnReview, toReview } from './reviews.mapper.ts';
import { countStars, deleteOwnReview, findOwnReview, listReviews, ownsProduct } from './reviews.repository.ts';
import { saveReview } from './reviews.service.ts';

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

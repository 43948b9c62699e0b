import type { AdminReview } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { countReviews, listAllReviews, type ModeratedReview } from './admin-reviews.repository.ts';
import { deleteReviewPermanently, moderateReview } from './admin-reviews.service.ts';

const toAdminReview = (row: ModeratedReview): AdminReview => ({
  id: row.id,
  stars: row.stars,
  text: row.text,
  status: row.status,
  answer: row.answer,
  author: row.name ?? row.guest_name ?? 'Former customer',
  email: row.email,
  product_id: row.product_id,
  product_name: row.product_name,
  created_at: row.created_at.toISOString(),
});

type Operations = 'adminListReviews' | 'adminModerateReview' | 'adminDeleteReview';

/** Reviews of all products. */
export function createAdminReviewsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListReviews: async ({ query }) => {
      const { status, stars, product, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const range = { limit, offset: (page - 1) * limit };
      const result = await listAllReviews(deps.db, { search, status, stars, product }, range);
      const counts = await countReviews(deps.db);
      return { status: 200, body: { ...toPage(result, toAdminReview, { page, limit }), counts } };
    },

    adminModerateReview: async ({ user, params, body }) => ({
      status: 200,
      body: toAdminReview(await moderateReview(deps, user, params.id, body)),
    }),

    adminDeleteReview: async ({ user, params }) => {
      await deleteReviewPermanently(deps, user, params.id);
      return { status: 204 };
    },
  };
}

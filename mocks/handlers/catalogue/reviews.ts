import type { OwnReview, Review, ReviewSort } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toAverage } from '../../../contract/rules/review-averages.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import { forbidden, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { isSamePerson } from '../../store/customers.ts';
import type { MockDb } from '../../store/db.ts';
import { publicProducts } from '../../store/products.ts';
import { countStars, listPublicReviews, type StoredReview, updateReviewCounts } from '../../store/reviews.ts';
import { toPage } from '../kit/page.ts';

type Operations = 'listReviews' | 'getOwnReview' | 'saveReview' | 'deleteReview';

const newest = (a: StoredReview, b: StoredReview) =>
  b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id);
const ORDERS: Record<ReviewSort, (a: StoredReview, b: StoredReview) => number> = {
  newest,
  best: (a, b) => b.stars - a.stars || newest(a, b),
  worst: (a, b) => a.stars - b.stars || newest(a, b),
};

const toOwnReview = ({ stars, text, status, answer, created_at }: StoredReview): OwnReview => ({
  stars,
  text,
  answer,
  created_at,
  status: status === 'pending' || status === 'approved' ? status : 'refused',
});

export const createReviewsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const isShown = (id: number) => publicProducts(db).some(({ product }) => product.id === id);
  const owns = (userId: string, id: number) => {
    const title = publicProducts(db).find(({ product }) => product.id === id)?.product.title;
    return db.state.downloads.some((download) => download.userId === userId && download.product_name === title);
  };
  const ownReview = (userId: string, id: number) =>
    db.state.reviews.find((review) => review.userId === userId && review.productId === id);
  const toReview = (review: StoredReview): Review => {
    const author = review.userId === null ? undefined : db.account(review.userId)?.user;
    const { id, stars, text, created_at, edited, answer } = review;
    const name = author?.name ?? review.guestName ?? 'Former customer';
    return { id, author: name, avatar: author?.avatar ?? null, stars, text, created_at, edited, answer };
  };
  return {
    listReviews: ({ params, query }) => {
      const productId = Number(params.id);
      if (!isShown(productId)) return notFound(REFUSALS.productNotFound);
      const matching = listPublicReviews(db, productId)
        .filter(({ stars }) => query.stars === undefined || stars === query.stars)
        .sort(ORDERS[query.sort ?? 'newest'])
        .map(toReview);
      const counts = countStars(db, productId);
      const page = toPage(matching, query.page, query.limit);
      return { status: 200, body: { ...page, rating: toAverage(counts), counts } };
    },

    getOwnReview: ({ params, user }) => {
      const productId = Number(params.id);
      if (!isShown(productId)) return notFound(REFUSALS.productNotFound);
      const review = ownReview(user.id, productId);
      return { status: 200, body: { allowed: owns(user.id, productId), review: review ? toOwnReview(review) : null } };
    },

    saveReview: ({ params, body, user }) => {
      const productId = Number(params.id);
      if (!isShown(productId)) return notFound(REFUSALS.productNotFound);
      if (!owns(user.id, productId)) return forbidden(REFUSALS.notBought);
      if (!db.account(user.id)?.confirmed) return forbidden(REFUSALS.reviewUnconfirmed);
      const isElsewhere = ({ productId: id, userId }: StoredReview) =>
        id === productId && userId !== null && userId !== user.id && isSamePerson(db, userId, user.id);
      if (db.state.reviews.some(isElsewhere)) return forbidden(REFUSALS.reviewedBefore);
      const text = toPlainLines(body.text);
      const before = ownReview(user.id, productId);
      if (before?.text === text && before.stars === body.stars) return { status: 200, body: toOwnReview(before) };
      const sameWords = before?.text === text && before.status === 'approved';
      const status = text === '' || sameWords ? ('approved' as const) : ('pending' as const);
      const reviewInput = { stars: body.stars, text, status };
      const review: StoredReview = before
        ? Object.assign(before, reviewInput, { edited: true })
        : {
            id: crypto.randomUUID(),
            productId,
            userId: user.id,
            guestName: null,
            answer: null,
            edited: false,
            ...reviewInput,
            created_at: new Date().toISOString(),
          };
      if (!before) db.state.reviews.push(review);
      updateReviewCounts(db, productId);
      return { status: 200, body: toOwnReview(review) };
    },

    deleteReview: ({ params, user }) => {
      const own = ownReview(user.id, Number(params.id));
      if (!own) return notFound(REFUSALS.reviewGone);
      db.state.reviews = db.state.reviews.filter((review) => review !== own);
      updateReviewCounts(db, own.productId);
      return { status: 204 };
    },
  };
};

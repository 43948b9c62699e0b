import { toAverage, toWeightedAverage } from '../../contract/rules/review-averages.ts';
import { ratingsWithoutText, reviews } from '../../demo/content/reviews.ts';
import type { MockDb } from './db.ts';

export type StoredReview = {
  id: string;
  productId: number;
  /** null for reviews imported without an account */
  userId: string | null;
  guestName: string | null;
  stars: number;
  text: string;
  status: 'pending' | 'approved' | 'rejected' | 'spam';
  answer: string | null;
  created_at: string;
  edited: boolean;
};

export type ReviewState = {
  /** without the demo's ratings that have no text */
  reviews: StoredReview[];
};

export const seedReviews = (): ReviewState => ({
  reviews: reviews.map(({ author, createdAt, ...review }) => ({
    ...review,
    userId: null,
    guestName: author,
    status: 'approved' as const,
    created_at: createdAt,
    edited: false,
  })),
});

const ofProduct = (db: MockDb, productId: number) =>
  db.state.reviews.filter((review) => review.productId === productId);

/** Approved reviews of a product with a text. */
export const listPublicReviews = (db: MockDb, productId: number): StoredReview[] =>
  ofProduct(db, productId).filter(({ status, text }) => status === 'approved' && text !== '');

/** The number of ratings with one star, two, three, four, five. */
export const countStars = (db: MockDb, productId: number): number[] =>
  ratingsWithoutText(productId).map(
    (alone, index) =>
      alone +
      ofProduct(db, productId).filter(({ status, stars }) => status === 'approved' && stars === index + 1).length,
  );

/** The sort key of 'Best rated'. */
export const weightedRating = (db: MockDb, productId: number): number => toWeightedAverage(countStars(db, productId));

/** Updates a product's figures after each change of its reviews. */
export const updateReviewCounts = (db: MockDb, productId: number): void => {
  const counts = countStars(db, productId);
  const figures = { rating: toAverage(counts), reviews: counts.reduce((sum, count) => sum + count, 0) };
  for (const { card, product } of db.state.catalogue)
    if (product.id === productId) {
      Object.assign(card, figures);
      Object.assign(product, figures);
    }
};

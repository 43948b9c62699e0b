import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { ReviewSort } from '../../../../contract/generated/model.ts';
import { ascending, descending, type Order, type Range, readKeys, sortByKeys } from '../../db/paging.ts';
import { usersOfPerson } from '../../db/same-person.ts';
import type { Database, ReviewStatus } from '../../db/schema.ts';

export interface ReviewRow {
  id: string;
  guest_name: string | null;
  stars: number;
  text: string;
  answer: string | null;
  created_at: Date;
  edited_at: Date | null;
  /** The author's account; null when it no longer exists. */
  name: string | null;
  avatar: string | null;
}

export interface OwnReviewRow {
  id: string;
  stars: number;
  text: string;
  status: ReviewStatus;
  answer: string | null;
  created_at: Date;
}

const NEWEST = [descending(sql`reviews.created_at`), ascending(sql`reviews.id`)];
const ORDERS: Record<ReviewSort, Order[]> = {
  newest: NEWEST,
  best: [descending(sql`reviews.stars`), ...NEWEST],
  worst: [ascending(sql`reviews.stars`), ...NEWEST],
};

/** One page of a product's approved reviews with text. @param stars only those with this rating */
export async function listReviews(
  db: Kysely<Database>,
  { productId, sort, stars }: { productId: number; sort: ReviewSort; stars?: number | undefined },
  page: Range,
): Promise<{ rows: ReviewRow[]; total: number }> {
  let visible = db
    .selectFrom('reviews')
    .where('reviews.product_id', '=', productId)
    .where('reviews.status', '=', 'approved')
    .where('reviews.text', '<>', '');
  if (stars !== undefined) visible = visible.where('reviews.stars', '=', stars);
  const { total } = await visible.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const keys = await readKeys(db, visible, sql<string>`reviews.id`, ORDERS[sort], page, { total, estimated: false });
  const rows = await db
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .select(['reviews.id', 'reviews.guest_name', 'reviews.stars', 'reviews.text', 'reviews.answer'])
    .select(['reviews.created_at', 'reviews.edited_at', 'users.name', 'users.avatar'])
    .where('reviews.id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { rows: sortByKeys(keys, rows, ({ id }) => id), total };
}

/** The number of approved reviews with one, two, three, four and five stars. */
export async function countStars(db: Kysely<Database>, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['stars', (eb) => eb.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('status', '=', 'approved')
    .groupBy('stars')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
}

/** Whether the product is among the user's downloads. */
export async function ownsProduct(db: Kysely<Database>, userId: string, productId: number): Promise<boolean> {
  const { rows } = await sql<{ found: SqlBool }>`
    select exists (select from downloads where user_id = ${userId} and product_id = ${productId}) as found`.execute(db);
  return rows[0]?.found === true;
}

export function findOwnReview(
  db: Kysely<Database>,
  userId: string,
  productId: number,
): Promise<OwnReviewRow | undefined> {
  return db
    .selectFrom('reviews')
    .select(['id', 'stars', 'text', 'status', 'answer', 'created_at'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

/** Whether another account of the same user has reviewed the product. */
export async function hasReviewedElsewhere(db: Kysely<Database>, userId: string, productId: number): Promise<boolean> {
  const review = await db
    .selectFrom('reviews')
    .select('id')
    .where('user_id', 'in', usersOfPerson(db, userId))
    .where('user_id', '!=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return review !== undefined;
}

/** Stores the user's only review of a product, replacing an existing one. */
export function upsertOwnReview(
  tx: Transaction<Database>,
  review: { userId: string; productId: number; stars: number; text: string; status: ReviewStatus; now: Date },
): Promise<OwnReviewRow> {
  const { userId, productId, stars, text, status, now } = review;
  return tx
    .insertInto('reviews')
    .values({ user_id: userId, product_id: productId, stars, text, status, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id']).doUpdateSet({ stars, text, status, edited_at: now }),
    )
    .returning(['id', 'stars', 'text', 'status', 'answer', 'created_at'])
    .executeTakeFirstOrThrow();
}

/** @returns whether it existed */
export async function deleteOwnReview(db: Kysely<Database>, userId: string, productId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reviews')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

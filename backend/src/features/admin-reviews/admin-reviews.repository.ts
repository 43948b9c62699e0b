import { type Kysely, sql, type Transaction } from 'kysely';
import { ascending, descending, type Found, inOrder, pageOf, type Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import type { ReviewStatus } from '../../db/schema-reviews.ts';
import { contains, matchesPerson, type Way } from '../../db/search.ts';
import type { CommentCounts } from '../../generated/model.ts';

export interface ModeratedReview {
  id: string;
  stars: number;
  text: string;
  status: ReviewStatus;
  answer: string | null;
  created_at: Date;
  product_id: number;
  product_name: string;
  guest_name: string | null;
  name: string | null;
  email: string | null;
}

export interface ReviewFilter {
  search: string | undefined;
  status: ReviewStatus | undefined;
  stars: number | undefined;
}

const joined = (db: Kysely<Database>) =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .select(['reviews.id', 'reviews.stars', 'reviews.text', 'reviews.status', 'reviews.answer', 'reviews.created_at'])
    .select(['reviews.product_id', 'products.title as product_name', 'reviews.guest_name'])
    .select(['users.name', 'users.email']);

/** Stars without words need no decision: only reviews that can be read are listed, newest first. */
export async function findAllReviews(
  db: Kysely<Database>,
  { search, status, stars }: ReviewFilter,
  range: Range,
): Promise<Found<ModeratedReview>> {
  const author = search === undefined ? undefined : await matchesPerson(db, 'reviews.user_id', ['users.name'], search);
  const matching = (way: Way) => {
    let query = db.selectFrom('reviews').where('reviews.text', '<>', '');
    if (status !== undefined) query = query.where('reviews.status', '=', status);
    if (stars !== undefined) query = query.where('reviews.stars', '=', stars);
    if (search === undefined) return query;
    const words = contains(['reviews.text', 'reviews.guest_name'], search, way === 'known' ? way : 'walked');
    return query.where(sql<boolean>`(${words} or ${author})`);
  };
  const orders = [descending(sql`reviews.created_at`), ascending(sql`reviews.id`)];
  const list = { key: sql<string>`reviews.id`, orders, searched: search !== undefined };
  const { keys, ...total } = await pageOf(db, matching, list, range);
  const rows = await joined(db).where('reviews.id', '=', sql<string>`any(${keys}::uuid[])`).execute();
  return { ...total, rows: inOrder(keys, rows, ({ id }) => id) };
}

export async function countReviews(db: Kysely<Database>): Promise<CommentCounts> {
  const rows = await db
    .selectFrom('reviews')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('text', '<>', '')
    .groupBy('status')
    .execute();
  const of = (status: ReviewStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected'), spam: of('spam') };
}

/** A review with its author and product, the review locked. */
export function lockReview(tx: Transaction<Database>, id: string): Promise<ModeratedReview | undefined> {
  return joined(tx).where('reviews.id', '=', id).forUpdate('reviews').executeTakeFirst();
}

export async function decideReview(
  tx: Transaction<Database>,
  id: string,
  decision: { status: ReviewStatus; answer: string | null },
): Promise<void> {
  await tx.updateTable('reviews').set(decision).where('id', '=', id).execute();
}

export async function removeReview(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('reviews').where('id', '=', id).execute();
}

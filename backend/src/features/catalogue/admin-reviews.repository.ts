import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { keptByFirstWord, keptCount } from '../../db/kept-counts.ts';
import { ascending, descending, type Found, inOrder, pageOf, type Range } from '../../db/paging.ts';
import type { Database, ReviewStatus } from '../../db/schema.ts';
import { containsIn, eitherOf, type First, matchesPerson, type Way } from '../../db/search.ts';
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

/** The review's own searchable columns; its indexes cover exactly this expression. */
const WORDS = sql<string>`reviews.text || chr(1) || coalesce(reviews.guest_name, '')`;

/** Matches the text of the review or the author's name. */
async function matching(db: Kysely<Database>, search: string): Promise<(way: Way) => RawBuilder<SqlBool>[]> {
  const author = await matchesPerson(db, 'reviews.user_id', ['users.name'], search);
  return (way) => [containsIn(WORDS, search, way), author];
}

/** Ratings without text need no moderation: only reviews with text are listed, newest first. */
export async function findAllReviews(
  db: Kysely<Database>,
  { search, status, stars }: ReviewFilter,
  range: Range,
): Promise<Found<ModeratedReview>> {
  let query = db.selectFrom('reviews').where('reviews.text', '<>', '');
  if (status !== undefined) query = query.where('reviews.status', '=', status);
  if (stars !== undefined) query = query.where('reviews.stars', '=', stars);
  const key = sql<string>`reviews.id`;
  const orders = [descending(sql`reviews.created_at`), ascending(key)];
  const conditions = search === undefined ? undefined : await matching(db, search);
  const searched = (way: Way, first?: First) =>
    conditions ? query.where(eitherOf(query, key, conditions, way, first)) : query;
  const known = conditions ? undefined : await keptCount(db, 'reviews', `${status ?? '%'} ${stars ?? '%'}`);
  const list = { key, orders, searched: conditions !== undefined };
  const { keys, ...total } = await pageOf(db, searched, list, range, known);
  const rows = await joined(db).where('reviews.id', '=', sql<string>`any(${keys}::uuid[])`).execute();
  return { ...total, rows: inOrder(keys, rows, ({ id }) => id) };
}

export async function countReviews(db: Kysely<Database>): Promise<CommentCounts> {
  const counts = await keptByFirstWord(db, 'reviews');
  const of = (status: ReviewStatus) => counts.get(status) ?? 0;
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected'), spam: of('spam') };
}

/** A review with its author and product; the review is locked. */
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

import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { CommentCounts } from '../../../../contract/generated/model.ts';
import { ascending, descending, type PageResult, type Range, readPage, sortByKeys } from '../../db/paging.ts';
import { readCount, readCountsByFirstWord } from '../../db/row-counts.ts';
import type { Database, ReviewStatus } from '../../db/schema.ts';
import { containsIn, matchesAny, matchesUser, type SearchPath, type TopRows } from '../../db/search.ts';

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
  product: number | undefined;
}

const selectReviews = (db: Kysely<Database>) =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .select(['reviews.id', 'reviews.stars', 'reviews.text', 'reviews.status', 'reviews.answer', 'reviews.created_at'])
    .select(['reviews.product_id', 'products.title as product_name', 'reviews.guest_name'])
    .select(['users.name', 'users.email']);

/** The review's own searchable columns; its indexes cover exactly this expression. */
const SEARCHED_TEXT = sql<string>`reviews.text || chr(1) || coalesce(reviews.guest_name, '')`;

/** Matches the text of the review or the author's name. */
async function createSearchConditions(
  db: Kysely<Database>,
  search: string,
): Promise<(searchPath: SearchPath) => RawBuilder<SqlBool>[]> {
  const matchesAuthor = await matchesUser(db, 'reviews.user_id', ['users.name'], search);
  return (searchPath) => [containsIn(SEARCHED_TEXT, search, searchPath), matchesAuthor];
}

/** Ratings without text need no moderation: only reviews with text are listed, newest first. */
export async function listAllReviews(
  db: Kysely<Database>,
  { search, status, stars, product }: ReviewFilter,
  range: Range,
): Promise<PageResult<ModeratedReview>> {
  let query = db.selectFrom('reviews').where('reviews.text', '<>', '');
  if (status !== undefined) query = query.where('reviews.status', '=', status);
  if (stars !== undefined) query = query.where('reviews.stars', '=', stars);
  if (product !== undefined) query = query.where('reviews.product_id', '=', product);
  const key = sql<string>`reviews.id`;
  const orders = [descending(sql`reviews.created_at`), ascending(key)];
  const conditions = search === undefined ? undefined : await createSearchConditions(db, search);
  const createQuery = (searchPath: SearchPath, first?: TopRows) =>
    conditions ? query.where(matchesAny(query, key, conditions, searchPath, first)) : query;
  const isCounted = !conditions && product === undefined;
  const knownTotal = isCounted ? await readCount(db, 'reviews', `${status ?? '%'} ${stars ?? '%'}`) : undefined;
  const list = { key, orders, searched: conditions !== undefined };
  const { keys, ...total } = await readPage(db, createQuery, list, range, knownTotal);
  const rows = await selectReviews(db).where('reviews.id', '=', sql<string>`any(${keys}::uuid[])`).execute();
  return { ...total, rows: sortByKeys(keys, rows, ({ id }) => id) };
}

export async function countReviews(db: Kysely<Database>): Promise<CommentCounts> {
  const counts = await readCountsByFirstWord(db, 'reviews');
  const countOf = (status: ReviewStatus) => counts.get(status) ?? 0;
  return {
    pending: countOf('pending'),
    approved: countOf('approved'),
    rejected: countOf('rejected'),
    spam: countOf('spam'),
  };
}

/** A review with its author and product; the review is locked. */
export function lockReview(tx: Transaction<Database>, id: string): Promise<ModeratedReview | undefined> {
  return selectReviews(tx).where('reviews.id', '=', id).forUpdate('reviews').executeTakeFirst();
}

export async function updateReviewDecision(
  tx: Transaction<Database>,
  id: string,
  decision: { status: ReviewStatus; answer: string | null },
): Promise<void> {
  await tx.updateTable('reviews').set(decision).where('id', '=', id).execute();
}

export async function deleteReview(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('reviews').where('id', '=', id).execute();
}

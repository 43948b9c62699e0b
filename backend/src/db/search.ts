import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { toSearchTerms } from '../../../contract/rules/fold.ts';
import { MAX_COUNTED } from '../../../contract/rules/list-pages.ts';
import type { Database } from './schema.ts';

/** A LIKE pattern that finds `text` anywhere, with its own wildcards escaped. */
export function toLikePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** What trigram indexes can look up: three consecutive letters or digits. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Whether a trigram index can look up a text. */
export const hasTrigram = (text: string): boolean => HAS_TRIGRAM.test(text);

/**
 * How hits are found: `indexed` looks them all up, `walked` compares row by row in the order of a list, which is faster
 * for texts that many rows contain. Both return the same. `known` hits have been looked up: nothing is compared again.
 */
export type SearchPath = 'indexed' | 'walked' | 'known';

/** A column, or an expression of several ones, as compared by searches. */
type Text = RawBuilder<unknown>;

/**
 * Whether one of the texts contains the word. A word without trigrams would scan their whole index; an expression
 * avoids it.
 */
function hasWord(texts: readonly Text[], word: string): RawBuilder<SqlBool> {
  // The database folds again, because its lower-case forms may differ.
  const pattern = sql`folded(${toLikePattern(word)})`;
  const isIndexed = HAS_TRIGRAM.test(word);
  const tests = texts.map((text) => (isIndexed ? sql`${text} like ${pattern}` : sql`(${text} || '') like ${pattern}`));
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
}

/**
 * Whether each word of the search is in one of the texts. When no word has trigrams, they are looked up in the index of
 * grams.
 * @param grams the expression of that index
 */
function hasWords(texts: readonly Text[], grams: Text, search: string, path: SearchPath): RawBuilder<SqlBool> {
  const words = toSearchTerms(search);
  if (path === 'known' || words.length === 0) return sql<SqlBool>`true`;
  const conditions = words.map((word) => hasWord(texts, word));
  if (path === 'indexed' && !words.some(hasTrigram)) {
    conditions.unshift(...words.map((word) => sql<SqlBool>`grams(${grams}) @> grams(folded(${word}))`));
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

const folded = (text: Text): Text => sql`folded(${text})`;

/**
 * Whether the columns contain the words of a search, in any order, ignoring case and accents. Short words and
 * punctuation are looked up in the table's index of grams, which must cover exactly these columns in this order.
 */
export function contains(columns: readonly string[], search: string, path: SearchPath): RawBuilder<SqlBool> {
  const texts = columns.map((column) => sql.ref(column));
  return hasWords(texts.map(folded), folded(sql`${sql.join(texts, sql` || chr(1) || `)}`), search, path);
}

/** The same for title and description of a product, which are stored combined in search form. */
export function productContains(search: string, path: SearchPath): RawBuilder<SqlBool> {
  const words = sql.ref('products.words');
  return hasWords([words], words, search, path);
}

/**
 * The same for one text composed of several columns; missing values are empty.
 * @param text an expression covered by both of the table's indexes, of trigrams and of grams
 */
export function containsIn(text: RawBuilder<string>, search: string, path: SearchPath): RawBuilder<SqlBool> {
  return hasWords([folded(text)], folded(text), search, path);
}

/** The first rows of a list in its order. */
export interface TopRows {
  orders: readonly { by: RawBuilder<unknown>; direction: 'asc' | 'desc' }[];
  rows: number;
}

/**
 * Whether one of the conditions holds. Looked up, each uses its own index together with the list's other conditions: OR
 * between them would use none. One hit more than are counted is enough for each.
 * @param list the list without a search
 * @param topRows only these are requested; so many hits of each condition are enough, and fast comparisons are only
 * walked
 */
export function matchesAny<DB, TB extends keyof DB>(
  list: SelectQueryBuilder<DB, TB, object>,
  key: RawBuilder<unknown>,
  conditions: (path: SearchPath) => RawBuilder<SqlBool>[],
  path: SearchPath,
  topRows?: TopRows,
): RawBuilder<SqlBool> {
  if (path === 'known') return sql<SqlBool>`true`;
  if (path === 'walked' && !topRows) return sql<SqlBool>`(${sql.join(conditions(path), sql` or `)})`;
  const { orders, rows } = topRows ?? { orders: [], rows: MAX_COUNTED + 1 };
  const lookups = conditions(path).map((condition) => {
    const found = list.where(condition).select(key.as('key')).limit(rows);
    return sql`(${orders.reduce((query, { by, direction }) => query.orderBy(by, direction), found)})`;
  });
  return sql<SqlBool>`${key} in (${sql.join(lookups, sql` union all `)})`;
}

/**
 * The same for one of several conditions joined by OR, which could not use an index otherwise. Few hits are passed to
 * the database by id; of many it passes some, enough to know that the list has more than are counted.
 * @param list the list without a search; its filters also apply to the ids
 * @returns whether the hits are few, and the condition
 */
export async function matchesText<DB, TB extends keyof DB>(
  db: Kysely<Database>,
  list: SelectQueryBuilder<DB, TB, object>,
  { key, columns }: { key: RawBuilder<unknown>; columns: readonly string[] },
  text: string,
): Promise<{ isFew: boolean; found: (path: SearchPath) => RawBuilder<SqlBool> }> {
  const sample = list
    .where(contains(columns, text, 'indexed'))
    .select(key.as('hit'))
    .limit(MAX_COUNTED + 1);
  const { rows } = await sql<{ hit: unknown }>`select hit from (${sample}) as hits`.execute(db);
  const isListed = sql<SqlBool>`${key} = any(${rows.map(({ hit }) => hit)})`;
  if (rows.length <= MAX_COUNTED) return { isFew: true, found: () => isListed };
  return { isFew: false, found: (path) => (path === 'indexed' ? isListed : contains(columns, text, path)) };
}

/** Up to this many users found by name or email are passed to the database by id. */
const MAX_MATCHED_USERS = 5_000;

/**
 * Whether the user behind `column` matches. Few users are passed by id, so that their rows are found by an index, or
 * compared quickly while scanning another one. With many, each row looks up its own user, because pages fill up quickly
 * then; as a scalar subquery, because EXISTS would be turned into a join of both whole tables.
 * @param column such as `orders.user_id`
 * @param fields of the table users
 */
export async function matchesUser(
  db: Kysely<Database>,
  column: string,
  fields: readonly ('users.name' | 'users.email')[],
  text: string,
): Promise<RawBuilder<SqlBool>> {
  const names = fields.length > 1 ? contains(fields, text, 'indexed') : matchesName(text);
  const sample = sql`select id from users where ${names} limit ${MAX_MATCHED_USERS + 1}`;
  // As the text of an array that is only passed on: parsing five thousand rows would take longer than finding them.
  const { rows } = await sql<{ ids: string | null }>`
    select case when count(*) <= ${MAX_MATCHED_USERS} then coalesce(array_agg(id), '{}')::text end as ids
    from (${sample}) as people`.execute(db);
  const ids = rows[0]?.ids;
  if (typeof ids === 'string') return sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`;
  return sql<SqlBool>`(select ${contains(fields, text, 'walked')} from users where users.id = ${sql.ref(column)})`;
}

/** By name only; the index of grams covers name and email together, which first finds a few too many. */
function matchesName(search: string): RawBuilder<SqlBool> {
  const all = sql`folded(users.name || chr(1) || users.email)`;
  return hasWords([sql`folded(users.name)`], all, search, 'indexed');
}

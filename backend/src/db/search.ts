import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { searchWords } from '../../shared/fold.ts';
import { COUNTED } from '../../shared/list-pages.ts';
import type { Database } from './schema.ts';

/** A pattern for LIKE that finds `text` anywhere, with its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** What the trigram indexes can look up: three letters or figures in a row. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Whether an index of trigrams can look a text up. */
export const hasTrigram = (text: string): boolean => HAS_TRIGRAM.test(text);

/**
 * How hits are found: `indexed` looks them all up, `walked` compares row after row along the order of a list, which is
 * quicker for what many rows contain. Both mean the same. `known` hits have been looked up: nothing is compared again.
 */
export type Way = 'indexed' | 'walked' | 'known';

/** A column, or what is made of several ones, as searches compare it. */
type Text = RawBuilder<unknown>;

/** Whether one of the texts contains the word. A word without trigrams would be looked for in the whole of their index; an expression is not in it. */
function hasWord(texts: readonly Text[], word: string): RawBuilder<SqlBool> {
  // The database folds once more, because its own letters may have another small form.
  const pattern = sql`folded(${containing(word)})`;
  const isIndexed = HAS_TRIGRAM.test(word);
  const tests = texts.map((text) => (isIndexed ? sql`${text} like ${pattern}` : sql`(${text} || '') like ${pattern}`));
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
}

/**
 * Whether each word of the search is in one of the texts. Where no word has trigrams, they are looked up in the index of grams.
 * @param grams what that index holds
 */
function hasWords(texts: readonly Text[], grams: Text, search: string, way: Way): RawBuilder<SqlBool> {
  const words = searchWords(search);
  if (way === 'known' || words.length === 0) return sql<SqlBool>`true`;
  const conditions = words.map((word) => hasWord(texts, word));
  if (way === 'indexed' && !words.some(hasTrigram)) {
    conditions.unshift(...words.map((word) => sql<SqlBool>`grams(${grams}) @> grams(folded(${word}))`));
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

const folded = (text: Text): Text => sql`folded(${text})`;

/**
 * Whether the columns contain the words of a search, in any order, whatever their case and accents. Short words, or those of
 * signs, are looked up in the table's index of grams, which holds exactly these columns in this order.
 */
export function contains(columns: readonly string[], search: string, way: Way): RawBuilder<SqlBool> {
  const texts = columns.map((column) => sql.ref(column));
  return hasWords(texts.map(folded), folded(sql`${sql.join(texts, sql` || chr(1) || `)}`), search, way);
}

/** The same for the title and the description of a product, which are kept together as they are compared. */
export function productContains(search: string, way: Way): RawBuilder<SqlBool> {
  const words = sql.ref('products.words');
  return hasWords([words], words, search, way);
}

/**
 * The same for one text made of several columns; columns without a value are empty in it.
 * @param text an expression that both of the table's indexes hold, of trigrams and of grams
 */
export function containsIn(text: RawBuilder<string>, search: string, way: Way): RawBuilder<SqlBool> {
  return hasWords([folded(text)], folded(text), search, way);
}

/** The first rows of a list in its order. */
export interface First {
  orders: readonly { by: RawBuilder<unknown>; direction: 'asc' | 'desc' }[];
  rows: number;
}

/**
 * Whether one of the conditions holds. Looked up, each is found by its own index, with all other conditions of the list: OR
 * between them would use none. One more than are counted is enough of each.
 * @param list the list without a search
 * @param first only those are asked for; so many of each condition are enough, and what is quick to compare is walked alone
 */
export function eitherOf<DB, TB extends keyof DB>(
  list: SelectQueryBuilder<DB, TB, object>,
  key: RawBuilder<unknown>,
  conditions: (way: Way) => RawBuilder<SqlBool>[],
  way: Way,
  first?: First,
): RawBuilder<SqlBool> {
  if (way === 'known') return sql<SqlBool>`true`;
  if (way === 'walked' && !first) return sql<SqlBool>`(${sql.join(conditions(way), sql` or `)})`;
  const { orders, rows } = first ?? { orders: [], rows: COUNTED + 1 };
  const lookUps = conditions(way).map((condition) => {
    const found = list.where(condition).select(key.as('key')).limit(rows);
    return sql`(${orders.reduce((query, { by, direction }) => query.orderBy(by, direction), found)})`;
  });
  return sql<SqlBool>`${key} in (${sql.join(lookUps, sql` union all `)})`;
}

/**
 * The same as one of several conditions with OR between them, of which no index could be used otherwise. Few hits are named
 * to the database one by one; of many it names some, which are enough to know that the list has more than are counted.
 * @param list the list without a search; its filters hold for what is named
 * @returns whether the hits are few, and the condition
 */
export async function matchesText<DB, TB extends keyof DB>(
  db: Kysely<Database>,
  list: SelectQueryBuilder<DB, TB, object>,
  { key, columns }: { key: RawBuilder<unknown>; columns: readonly string[] },
  text: string,
): Promise<{ isFew: boolean; found: (way: Way) => RawBuilder<SqlBool> }> {
  const some = list
    .where(contains(columns, text, 'indexed'))
    .select(key.as('hit'))
    .limit(COUNTED + 1);
  const { rows } = await sql<{ hit: unknown }>`select hit from (${some}) as hits`.execute(db);
  const named = sql<SqlBool>`${key} = any(${rows.map(({ hit }) => hit)})`;
  if (rows.length <= COUNTED) return { isFew: true, found: () => named };
  return { isFew: false, found: (way) => (way === 'indexed' ? named : contains(columns, text, way)) };
}

/** People whose name or address is searched for, up to so many, are named to the database one by one. */
const FEW_PEOPLE = 5_000;

/**
 * Whether the person behind `column` matches. Few people are named, so that their rows are found by an index, or
 * compared quickly on the way along another. Of many each row looks at its own person, because pages fill up quickly
 * then; as a value and not by EXISTS, which would be turned into a join of both whole tables.
 * @param column such as `orders.user_id`
 * @param fields of the table users
 */
export async function matchesPerson(
  db: Kysely<Database>,
  column: string,
  fields: readonly ('users.name' | 'users.email')[],
  text: string,
): Promise<RawBuilder<SqlBool>> {
  const names = fields.length > 1 ? contains(fields, text, 'indexed') : personNamed(text);
  const some = sql`select id from users where ${names} limit ${FEW_PEOPLE + 1}`;
  // As the text of an array, which only passes through: five thousand rows would take longer to be read than to be found.
  const { rows } = await sql<{ ids: string | null }>`
    select case when count(*) <= ${FEW_PEOPLE} then coalesce(array_agg(id), '{}')::text end as ids
    from (${some}) as people`.execute(db);
  const ids = rows[0]?.ids;
  if (typeof ids === 'string') return sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`;
  return sql<SqlBool>`(select ${contains(fields, text, 'walked')} from users where users.id = ${sql.ref(column)})`;
}

/** By the name alone; the index of grams holds name and address together, which finds a few too many first. */
function personNamed(search: string): RawBuilder<SqlBool> {
  const all = sql`folded(users.name || chr(1) || users.email)`;
  return hasWords([sql`folded(users.name)`], all, search, 'indexed');
}

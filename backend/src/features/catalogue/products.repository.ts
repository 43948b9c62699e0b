import { type Kysely, type Selectable, sql } from 'kysely';
import type { Language } from '../../../../contract/rules/languages.ts';
import { PRODUCT_COLUMNS } from '../../db/columns.ts';
import {
  ascending,
  descending,
  type Order,
  type PageResult,
  type Range,
  readPage,
  sortByKeys,
} from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { productContains, type SearchPath } from '../../db/search.ts';
import type { ProductsTable } from '../../db/tables.gen.ts';

export type ProductRow = Omit<Selectable<ProductsTable>, 'words' | 'translated_text'>;

/** Columns of a list card. */
export const productCardColumns = [
  'id',
  'title',
  'description',
  'category',
  'features',
  'images',
  'badges',
  'rating',
  'reviews',
  'downloads',
  'version',
  'last_update',
] as const;

export type ProductCardRow = Pick<ProductRow, (typeof productCardColumns)[number]>;
export type ProductSort = 'featured' | 'newest' | 'rating' | 'title' | 'popular';

export interface ProductFilter {
  /** text that title or description must contain, ignoring case */
  search?: string | undefined;
  /** exact names */
  categories?: readonly string[] | undefined;
}

/** One page of published products and the total number of matches. */
export async function listProducts(
  db: Kysely<Database>,
  filter: ProductFilter,
  { sort, language = 'en' }: { sort: ProductSort; language?: Language },
  range: Range,
): Promise<PageResult<ProductCardRow>> {
  const translated = sort === 'title' && language !== 'en' ? [byTranslatedTitle(language)] : [];
  const orders = [...translated, ...ORDERS[sort]];
  const list = { key: sql<number>`id`, orders, searched: filter.search !== undefined };
  const { keys, ...total } = await readPage(db, (searchPath) => filterPublished(db, filter, searchPath), list, range);
  const rows = await db
    .selectFrom('products')
    .select(productCardColumns)
    .where('id', '=', sql<number>`any(${keys}::int[])`)
    .execute();
  return { ...total, rows: sortByKeys(keys, rows, ({ id }) => id) };
}

export function findProduct(db: Kysely<Database>, id: number): Promise<ProductRow | undefined> {
  return db
    .selectFrom('products')
    .select(PRODUCT_COLUMNS)
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
}

function filterPublished(db: Kysely<Database>, { search, categories }: ProductFilter, searchPath: SearchPath) {
  let query = db.selectFrom('products').where('published', '=', true);
  if (categories !== undefined) query = query.where('category', 'in', categories);
  return search === undefined ? query : query.where(productContains(search, searchPath));
}

const id = ascending(sql`id`);

/** Products without a title in this language come last. The search form of a Bangla title is in the order of the alphabet. */
const byTranslatedTitle = (language: Language): Order =>
  ascending(sql`(
    select folded(text ->> 'text') collate "C" from content_translations t, jsonb_array_elements(coalesce(t.published_texts, t.texts)) as text
     where t.language = ${language} and t.type = 'product' and t.record_id = products.id::text and t.published
       and text ->> 'path' = 'title')`);

/** Every ordering ends with the id, so that pages never overlap. */
const ORDERS: Record<ProductSort, Order[]> = {
  newest: [descending(sql`last_update`), descending(sql`released_at`), id],
  rating: [descending(sql`fair_rating`), id],
  // The same order on every server, whatever the database's default collation.
  title: [ascending(sql`lower(title) collate "C"`), id],
  featured: [ascending(sql`position`), id],
  popular: [
    descending(sql`coalesce((select orders from product_purchases where product_id = products.id), 0)`),
    ascending(sql`position`),
    id,
  ],
};

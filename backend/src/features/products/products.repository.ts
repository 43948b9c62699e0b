import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ProductsTable } from '../../db/schema-catalogue.ts';
import { containing } from '../../db/search.ts';

export type ProductRow = Selectable<ProductsTable>;

const cardColumns = [
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

export type ProductCardRow = Pick<ProductRow, (typeof cardColumns)[number]>;
export type ProductSort = 'featured' | 'newest' | 'rating' | 'title';

export interface ProductFilter {
  /** text that title or description must contain, without regard to case */
  search?: string | undefined;
  /** exact name, or 'Scripts & Plugins' */
  category?: string | undefined;
}

/** Filter labels of the site that stand for several categories. */
const GROUPS: ReadonlyMap<string, string[]> = new Map([['Scripts & Plugins', ['Scripts', 'Plugins']]]);

/** One page of published products and how many match in all. */
export async function findProducts(
  db: Kysely<Database>,
  filter: ProductFilter,
  sort: ProductSort,
  page: { limit: number; offset: number },
): Promise<{ rows: ProductCardRow[]; total: number }> {
  const matching = published(db, filter);
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  // Left alone, the database walks the order's index and reads text after text until a page is full of hits.
  const isRare = filter.search !== undefined && total <= RARE;
  const rows = await ordered(isRare ? among(db, matching) : matching.select(cardColumns), sort)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

/** Up to so many hits of a search are found by the text's index and put in order then. */
const RARE = 1_000;

function among(db: Kysely<Database>, matching: ReturnType<typeof published>) {
  return db
    .with(
      (name) => name('hits').materialized(),
      () => matching.select('id'),
    )
    .selectFrom('products')
    .where('id', 'in', (eb) => eb.selectFrom('hits').select('id'))
    .select(cardColumns);
}

export function findProduct(db: Kysely<Database>, id: number): Promise<ProductRow | undefined> {
  return db.selectFrom('products').selectAll().where('id', '=', id).where('published', '=', true).executeTakeFirst();
}

function published(db: Kysely<Database>, { search, category }: ProductFilter) {
  let query = db.selectFrom('products').where('published', '=', true);
  if (category !== undefined) query = query.where('category', 'in', GROUPS.get(category) ?? [category]);
  if (search !== undefined) {
    const pattern = containing(search);
    query = query.where((eb) => eb.or([eb('title', 'ilike', pattern), eb('description', 'ilike', pattern)]));
  }
  return query;
}

/** Every order ends with the id, so that pages never overlap. */
function ordered<Row>(query: SelectQueryBuilder<Database, 'products', Row>, sort: ProductSort) {
  switch (sort) {
    case 'newest':
      return query.orderBy('last_update', 'desc').orderBy('id');
    case 'rating':
      return query.orderBy('rating', 'desc').orderBy('reviews', 'desc').orderBy('id');
    case 'title':
      // One order on every server, whatever language the database was created with.
      return query.orderBy(sql`lower(title) collate "C"`).orderBy('id');
    case 'featured':
      return query.orderBy('position').orderBy('id');
  }
}

import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { AdminProductSort } from '../../../../contract/generated/model.ts';
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

const COLUMNS = [
  'id',
  'title',
  'category',
  'images',
  'pricing',
  'price_cents',
  'version',
  'published',
  'revision',
  'updated_at',
] as const;

export type AdminProductListRow = Pick<Selectable<ProductsTable>, (typeof COLUMNS)[number]> & { has_file: boolean };

export interface AdminProductFilter {
  /** text that title or description must contain, ignoring case */
  search: string | undefined;
  published: boolean | undefined;
  category: string | undefined;
}

/** One page of products that are not deleted, including drafts, and the total number of matches. */
export async function listAdminProducts(
  db: Kysely<Database>,
  filter: AdminProductFilter,
  sort: AdminProductSort,
  range: Range,
): Promise<PageResult<AdminProductListRow>> {
  const list = { key: sql<number>`id`, orders: toOrderings(sort), searched: filter.search !== undefined };
  const { keys, ...total } = await readPage(db, (searchPath) => filterProducts(db, filter, searchPath), list, range);
  const page = db.selectFrom('products').where('id', '=', sql<number>`any(${keys}::int[])`);
  return { ...total, rows: sortByKeys(keys, await selectWithFile(page).execute(), ({ id }) => id) };
}

function filterProducts(
  db: Kysely<Database>,
  { search, published, category }: AdminProductFilter,
  searchPath: SearchPath,
) {
  let query = db.selectFrom('products').where('deleted_at', 'is', null);
  if (published !== undefined) query = query.where('published', '=', published);
  if (category !== undefined) query = query.where('category', '=', category);
  return search === undefined ? query : query.where(productContains(search, searchPath));
}

function selectWithFile(query: SelectQueryBuilder<Database, 'products', object>) {
  return query.select(COLUMNS).select(({ exists, selectFrom }) =>
    exists(
      selectFrom('product_files')
        .select('product_files.file_id')
        .whereRef('product_files.product_id', '=', 'products.id')
        .whereRef('product_files.version', '=', 'products.version'),
    )
      .$castTo<boolean>()
      .as('has_file'),
  );
}

/** Every ordering ends with the id, so that pages never overlap. */
function toOrderings(sort: AdminProductSort): Order[] {
  const direction = sort.startsWith('-') ? descending : ascending;
  // The same order on every server, whatever the database's default collation.
  const title = direction(sql`lower(title) collate "C"`);
  const id = direction(sql`id`);
  switch (sort) {
    case 'title':
    case '-title':
      return [title, id];
    case 'price':
    case '-price':
      return [direction(sql`price_cents`), id];
    case 'status':
    case '-status':
      return [direction(sql`published`), title, id];
    case 'updated':
    case '-updated':
      return [direction(sql`updated_at`), id];
  }
}

import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { ascending, descending, type Found, inOrder, type Order, pageOf, type Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { productContains, type Way } from '../../db/search.ts';
import type { ProductsTable } from '../../db/tables.gen.ts';
import type { AdminProductSort } from '../../generated/model.ts';

const columns = [
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

export type AdminProductListRow = Pick<Selectable<ProductsTable>, (typeof columns)[number]> & { has_file: boolean };

export interface AdminProductFilter {
  /** text that title or description must contain, ignoring case */
  search: string | undefined;
  published: boolean | undefined;
  category: string | undefined;
}

/** One page of products that are not deleted, including drafts, and the total number of matches. */
export async function findAdminProducts(
  db: Kysely<Database>,
  filter: AdminProductFilter,
  sort: AdminProductSort,
  range: Range,
): Promise<Found<AdminProductListRow>> {
  const list = { key: sql<number>`id`, orders: ordersOf(sort), searched: filter.search !== undefined };
  const { keys, ...total } = await pageOf(db, (way) => matching(db, filter, way), list, range);
  const chosen = db.selectFrom('products').where('id', '=', sql<number>`any(${keys}::int[])`);
  return { ...total, rows: inOrder(keys, await withFile(chosen).execute(), ({ id }) => id) };
}

function matching(db: Kysely<Database>, { search, published, category }: AdminProductFilter, way: Way) {
  let query = db.selectFrom('products').where('deleted_at', 'is', null);
  if (published !== undefined) query = query.where('published', '=', published);
  if (category !== undefined) query = query.where('category', '=', category);
  return search === undefined ? query : query.where(productContains(search, way));
}

function withFile(query: SelectQueryBuilder<Database, 'products', object>) {
  return query.select(columns).select(({ exists, selectFrom }) =>
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
function ordersOf(sort: AdminProductSort): Order[] {
  const by = sort.startsWith('-') ? descending : ascending;
  // The same order on every server, whatever the database's default collation.
  const title = by(sql`lower(title) collate "C"`);
  const id = by(sql`id`);
  switch (sort) {
    case 'title':
    case '-title':
      return [title, id];
    case 'price':
    case '-price':
      return [by(sql`price_cents`), id];
    case 'status':
    case '-status':
      return [by(sql`published`), title, id];
    case 'updated':
    case '-updated':
      return [by(sql`updated_at`), id];
  }
}

import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ProductsTable } from '../../db/schema-catalogue.ts';
import { containing } from '../../db/search.ts';
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
  /** text that title or description must contain, without regard to case */
  search: string | undefined;
  published: boolean | undefined;
  category: string | undefined;
}

/** One page of products that are not deleted, drafts included, and how many match in all. */
export async function findAdminProducts(
  db: Kysely<Database>,
  filter: AdminProductFilter,
  sort: AdminProductSort,
  page: { limit: number; offset: number },
): Promise<{ rows: AdminProductListRow[]; total: number }> {
  const found = matching(db, filter);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await ordered(withFile(found), sort).limit(page.limit).offset(page.offset).execute();
  return { rows, total };
}

function matching(db: Kysely<Database>, { search, published, category }: AdminProductFilter) {
  let query = db.selectFrom('products').where('deleted_at', 'is', null);
  if (published !== undefined) query = query.where('published', '=', published);
  if (category !== undefined) query = query.where('category', '=', category);
  if (search !== undefined) {
    const pattern = containing(search);
    query = query.where((eb) => eb.or([eb('title', 'ilike', pattern), eb('description', 'ilike', pattern)]));
  }
  return query;
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

/** Every order ends with the id, so that pages never overlap. */
function ordered<Row>(query: SelectQueryBuilder<Database, 'products', Row>, sort: AdminProductSort) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  // One order on every server, whatever language the database was created with.
  const title = sql`lower(title) collate "C"`;
  switch (sort) {
    case 'title':
    case '-title':
      return query.orderBy(title, direction).orderBy('id', direction);
    case 'price':
    case '-price':
      return query.orderBy('price_cents', direction).orderBy('id', direction);
    case 'status':
    case '-status':
      return query.orderBy('published', direction).orderBy(title, direction).orderBy('id', direction);
    case 'updated':
    case '-updated':
      return query.orderBy('updated_at', direction).orderBy('id', direction);
  }
}

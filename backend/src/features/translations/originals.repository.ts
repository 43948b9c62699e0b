import { type Kysely, sql } from 'kysely';
import type { Database, TranslatableType } from '../../db/schema.ts';

/** Texts of a record in the original language, as its form has them, so that the contract's marks find them. */
export interface Original {
  id: string;
  /** Name in lists. */
  label: string;
  record: unknown;
}

/** The types whose records are rows of a table; the site's own texts are documents. */
export type StoredType = Exclude<TranslatableType, 'site' | 'page'>;

/** Each table with the columns of its texts, the first of which names the record, and the order of its list. */
const TABLES: Record<Exclude<StoredType, 'release'>, { table: string; columns: readonly string[]; order: string }> = {
  product: {
    table: 'products',
    columns: [
      'title',
      'description',
      'body',
      'features',
      'benefits',
      'requirements',
      'images',
      'preview',
      'pricing',
      'faqs',
    ],
    order: 'title',
  },
  bundle: { table: 'bundles', columns: ['name', 'description', 'image'], order: 'name' },
  article: {
    table: 'posts',
    columns: ['title', 'excerpt', 'author', 'series', 'content', 'image'],
    order: 'title',
  },
  'case-study': {
    table: 'case_studies',
    columns: [
      'title',
      'client',
      'place',
      'sector',
      'summary',
      'challenge',
      'work',
      'results',
      'content',
      'quote',
      'quote_name',
      'quote_role',
      'image',
      'portrait',
    ],
    order: 'title',
  },
  slide: { table: 'slides', columns: ['name', 'description', 'features', 'picture'], order: 'position' },
  service: {
    table: 'services',
    columns: ['title', 'description', 'long_description', 'features', 'image'],
    order: 'position',
  },
  testimonial: {
    table: 'testimonials',
    columns: ['name', 'role', 'company', 'service', 'comment', 'image'],
    order: 'position',
  },
  'team-member': { table: 'team_members', columns: ['name', 'role', 'bio', 'image'], order: 'position' },
  faq: { table: 'faqs', columns: ['question', 'answer'], order: 'position' },
};

type Row = Record<string, unknown>;

async function listReleases(db: Kysely<Database>, ids: readonly string[] | undefined): Promise<Original[]> {
  const rows = await db
    .selectFrom('releases as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.version', 'r.notes', 'p.title'])
    .where('p.deleted_at', 'is', null)
    .where('r.notes', '<>', '')
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`r.id::text = any(${ids}::text[])`))
    .orderBy('p.title')
    .orderBy('r.published_at', 'desc')
    .execute();
  return rows.map((row) => ({ id: row.id, label: `${row.title} ${row.version}`, record: row }));
}

/** The records of a type that are not deleted, published or not. @param ids only these */
export async function listOriginals(
  db: Kysely<Database>,
  type: StoredType,
  ids?: readonly string[],
): Promise<Original[]> {
  if (type === 'release') return listReleases(db, ids);
  const { table, columns, order } = TABLES[type];
  const chosen = ids === undefined ? sql`` : sql`and id::text = any(${ids}::text[])`;
  const { rows } = await sql<Row>`
    select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where deleted_at is null ${chosen} order by ${sql.ref(order)}, id`.execute(db);
  return rows.map(({ long_description: longDescription, ...row }) => ({
    id: String(row.id),
    label: String(row[columns[0] ?? '']),
    record: longDescription === undefined ? row : { ...row, longDescription },
  }));
}

/** Ids and names of the same records, without their texts. */
export async function listRecordNames(
  db: Kysely<Database>,
  type: StoredType,
): Promise<Pick<Original, 'id' | 'label'>[]> {
  if (type === 'release') return listReleases(db, undefined);
  const { table, columns, order } = TABLES[type];
  const { rows } = await sql<{ id: number; label: string }>`
    select id, ${sql.ref(columns[0] ?? '')} as label from ${sql.table(table)}
    where deleted_at is null order by ${sql.ref(order)}, id`.execute(db);
  return rows.map(({ id, label }) => ({ id: String(id), label }));
}

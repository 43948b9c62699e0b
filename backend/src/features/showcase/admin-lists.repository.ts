import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Content tables that administrators keep as an ordered list. */
export type ListTable = 'testimonials' | 'faqs' | 'services' | 'team_members' | 'slides';

export type ListRow<Table extends ListTable> = Selectable<Database[Table]> & { id: number; version: number };
export type SlideRow = ListRow<'slides'> & { product_title: string };

// The five tables share id, position, published, version, updated_at and deleted_at; the rest differs. Names of tables
// and columns are identifiers from our own code, values are always parameters.

const NO_COLUMNS = sql``;
const slideColumns = sql`, (select title from products where products.id = slides.product_id) as product_title`;

/** Columns in addition to the table's own. */
const extraColumns = (table: ListTable): RawBuilder<unknown> => (table === 'slides' ? slideColumns : NO_COLUMNS);

/** The list shown to administrators: all entries that are not deleted, in order. */
export async function listEntries<Table extends ListTable, Row extends ListRow<Table>>(
  db: Kysely<Database>,
  table: Table,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${sql.table(table)}.* ${extraColumns(table)} from ${sql.table(table)}
    where deleted_at is null order by position, id`.execute(db);
  return rows;
}

/** One entry, locked until the transaction ends; undefined when there is none. Deleted entries only if requested. */
export async function lockEntry<Table extends ListTable, Row extends ListRow<Table>>(
  tx: Transaction<Database>,
  table: Table,
  id: number,
  deleted = false,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${sql.table(table)}.* ${extraColumns(table)} from ${sql.table(table)}
    where id = ${id} and (deleted_at is not null) = ${deleted} for update of ${sql.table(table)}`.execute(tx);
  return rows[0];
}

/** Appends an entry. @returns its id */
export async function insertEntry(
  tx: Transaction<Database>,
  table: ListTable,
  values: Record<string, unknown>,
  now: Date,
): Promise<number> {
  const names = Object.keys(values).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(names)}, position, updated_at)
    values (${sql.join(Object.values(values))},
      (select coalesce(max(position), 0) + 1 from ${sql.table(table)}), ${now})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function updateEntry(
  tx: Transaction<Database>,
  table: ListTable,
  id: number,
  values: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const sets = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)}
    set ${sql.join(sets)}, version = version + 1, updated_at = ${now} where id = ${id}`.execute(tx);
}

/** Deletes (a moment) or restores (null). */
export async function markDeleted(
  tx: Transaction<Database>,
  table: ListTable,
  id: number,
  moment: Date | null,
): Promise<void> {
  await sql`update ${sql.table(table)} set deleted_at = ${moment} where id = ${id}`.execute(tx);
}

/** The ids of a list in their order, locked, so that reorderings are serialised. */
export async function lockOrder(tx: Transaction<Database>, table: ListTable): Promise<number[]> {
  const { rows } = await sql<{ id: number; position: number }>`
    select id, position from ${sql.table(table)} where deleted_at is null order by id for update`.execute(tx);
  return rows.sort((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => id);
}

export async function setOrder(tx: Transaction<Database>, table: ListTable, ids: number[]): Promise<void> {
  await sql`update ${sql.table(table)} set position = wanted.place
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    where ${sql.table(table)}.id = wanted.id`.execute(tx);
}

/** Whether the product exists and is not deleted; it cannot be deleted until the transaction ends. */
export async function lockProduct(tx: Transaction<Database>, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Permanently deletes what was deleted before the given moment. */
export async function purgeDeleted(db: Kysely<Database>, before: Date): Promise<void> {
  for (const table of [
    'testimonials',
    'faqs',
    'services',
    'team_members',
    'slides',
    'posts',
    'pages',
    'case_studies',
    'bundles',
  ]) {
    await sql`delete from ${sql.table(table)} where deleted_at < ${before}`.execute(db);
  }
}

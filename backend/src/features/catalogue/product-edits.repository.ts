import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { PRODUCT_COLUMNS } from '../../db/columns.ts';
import type { Database } from '../../db/schema.ts';
import type { FilesTable, ProductsTable } from '../../db/tables.gen.ts';

export type FileRow = Pick<Selectable<FilesTable>, 'id' | 'name' | 'size_bytes'>;
/** A plan's holders and files. */
export interface PlanUse {
  id: string;
  holders: number;
  files: { version: string; name: string }[];
}

export type EditableProduct = Omit<Selectable<ProductsTable>, 'words' | 'translated_text'>;

/** A product and the file of its version. */
export interface EditedProduct {
  product: EditableProduct;
  file: FileRow | undefined;
  uses: PlanUse[];
}

/** A product that is not deleted. */
export function findEditableProduct(db: Kysely<Database>, id: number): Promise<EditableProduct | undefined> {
  return db
    .selectFrom('products')
    .select(PRODUCT_COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The next products after the last one, by number, including drafts. */
export function listNextProducts(
  db: Kysely<Database>,
  last: EditableProduct | undefined,
  limit: number,
): Promise<EditableProduct[]> {
  return db
    .selectFrom('products')
    .select(PRODUCT_COLUMNS)
    .where('deleted_at', 'is', null)
    .where('id', '>', last?.id ?? 0)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The product, deleted or not, locked until the transaction ends. */
export function lockProduct(tx: Transaction<Database>, id: number): Promise<EditableProduct | undefined> {
  return tx.selectFrom('products').select(PRODUCT_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The file of a version. */
export function findVersionFile(
  db: Kysely<Database>,
  productId: number,
  version: string,
): Promise<FileRow | undefined> {
  return db
    .selectFrom('product_files')
    .innerJoin('files', 'files.id', 'product_files.file_id')
    .select(['files.id', 'files.name', 'files.size_bytes'])
    .where('product_files.product_id', '=', productId)
    .where('product_files.version', '=', version)
    .executeTakeFirst();
}

export function findFileById(db: Kysely<Database>, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('files').select(['id', 'name', 'size_bytes']).where('id', '=', id).executeTakeFirst();
}

export function insertFile(db: Kysely<Database>, file: Insertable<FilesTable>): Promise<FileRow> {
  return db.insertInto('files').values(file).returning(['id', 'name', 'size_bytes']).executeTakeFirstOrThrow();
}

/** Deletes uploaded files that neither a product nor a project uses; returns their storage keys. */
export async function deleteUnusedFiles(db: Kysely<Database>, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product_files').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('release_files').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('releases').select('sbom_file_id').whereRef('sbom_file_id', '=', 'files.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('downloads').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('order_promises').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('deliverable_versions').select('file_id').whereRef('file_id', '=', 'files.id'))),
    )
    .returning('storage_key')
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** Appends the product to the studio's own order. */
export function insertProduct(
  tx: Transaction<Database>,
  product: Omit<Insertable<ProductsTable>, 'position'>,
): Promise<EditableProduct> {
  return tx
    .insertInto('products')
    .values(({ selectFrom, fn, lit }) => ({
      ...product,
      position: selectFrom('products').select(fn.coalesce(fn.max('position'), lit(0)).as('last')),
    }))
    .returning(PRODUCT_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Changes the product and increments its revision. */
export function updateProduct(
  tx: Transaction<Database>,
  id: number,
  values: Omit<Updateable<ProductsTable>, 'revision'>,
): Promise<EditableProduct> {
  return tx
    .updateTable('products')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(PRODUCT_COLUMNS)
    .executeTakeFirstOrThrow();
}

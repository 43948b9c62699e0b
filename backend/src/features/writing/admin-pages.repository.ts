import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { PAGE_COLUMNS } from '../../db/columns.ts';
import type { Database } from '../../db/schema.ts';
import type { PagesTable } from '../../db/tables.gen.ts';

export type PageRow = Selectable<PagesTable>;
export type PageListRow = Pick<PageRow, 'id' | 'address' | 'legal' | 'title' | 'published' | 'version' | 'updated_at'>;

/** More pages than an owner would write manually. */
const MAX_PAGES = 500;

/** All pages that are not deleted, legal pages first. */
export function listAllPages(db: Kysely<Database>): Promise<PageListRow[]> {
  return db
    .selectFrom('pages')
    .select(['id', 'address', 'legal', 'title', 'published', 'version', 'updated_at'])
    .where('deleted_at', 'is', null)
    .orderBy('legal', 'desc')
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .limit(MAX_PAGES)
    .execute();
}

export function findAnyPage(db: Kysely<Database>, id: number): Promise<PageRow | undefined> {
  return db
    .selectFrom('pages')
    .select(PAGE_COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A page, locked; a deleted one if requested. */
export function lockPage(tx: Transaction<Database>, id: number, deleted = false): Promise<PageRow | undefined> {
  return tx
    .selectFrom('pages')
    .select(PAGE_COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export interface PageValues {
  address: string;
  title: string;
  description: string;
  content: string;
  html: string;
  html_version: number;
  headings: string;
  text_pictures: string;
  published: boolean;
}

export function insertPage(tx: Transaction<Database>, values: PageValues, now: Date): Promise<PageRow> {
  return tx
    .insertInto('pages')
    .values({ ...values, created_at: now, updated_at: now })
    .returning(PAGE_COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updatePage(tx: Transaction<Database>, id: number, values: PageValues, now: Date): Promise<PageRow> {
  return tx
    .updateTable('pages')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning(PAGE_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A current slug cannot be another page's previous one. */
export async function deleteRedirect(tx: Transaction<Database>, address: string): Promise<void> {
  await tx.deleteFrom('page_addresses').where('address', '=', address).execute();
}

/** Keeps a previous slug as a redirect to the last page that had it. */
export async function insertRedirect(tx: Transaction<Database>, address: string, id: number): Promise<void> {
  await tx
    .insertInto('page_addresses')
    .values({ address, page_id: id })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ page_id: id }))
    .execute();
}

export async function deletePage(tx: Transaction<Database>, id: number, now: Date): Promise<void> {
  await tx.updateTable('pages').set({ deleted_at: now, published: false }).where('id', '=', id).execute();
}

/** Restores a page as a draft. */
export async function restorePage(tx: Transaction<Database>, id: number): Promise<void> {
  await tx.updateTable('pages').set({ deleted_at: null }).where('id', '=', id).execute();
}

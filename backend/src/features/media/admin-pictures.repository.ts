import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { PICTURE_COLUMNS } from '../../db/columns.ts';
import { ascending, descending, type PageResult, type Range, readPage, sortByKeys } from '../../db/paging.ts';
import { readCount } from '../../db/row-counts.ts';
import type { Database } from '../../db/schema.ts';
import { contains, type SearchPath } from '../../db/search.ts';
import type { PicturesTable } from '../../db/tables.gen.ts';

export type PictureRow = Selectable<PicturesTable>;

/** One page of the library, newest first, and the total number of matches. */
export async function listPictures(
  db: Kysely<Database>,
  search: string | undefined,
  range: Range,
): Promise<PageResult<PictureRow>> {
  const filterPictures = (searchPath: SearchPath) => {
    const query = db.selectFrom('pictures');
    return search === undefined ? query : query.where(contains(['name', 'alt'], search, searchPath));
  };
  const orders = [descending(sql`created_at`), ascending(sql`id`)];
  const list = { key: sql<string>`id`, orders, searched: search !== undefined };
  const knownTotal = list.searched ? undefined : await readCount(db, 'pictures');
  const { keys, ...total } = await readPage(db, filterPictures, list, range, knownTotal);
  const rows = await db
    .selectFrom('pictures')
    .select(PICTURE_COLUMNS)
    .where('id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, rows: sortByKeys(keys, rows, ({ id }) => id) };
}

export function insertPicture(tx: Transaction<Database>, picture: Insertable<PicturesTable>): Promise<PictureRow> {
  return tx.insertInto('pictures').values(picture).returning(PICTURE_COLUMNS).executeTakeFirstOrThrow();
}

/** The picture created from this file; lookups of the same file wait until `tx` ends. */
export async function findPictureBySource(tx: Transaction<Database>, sha256: string): Promise<PictureRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${sha256}`}, 0))`.execute(tx);
  return tx
    .selectFrom('pictures')
    .select(PICTURE_COLUMNS)
    .where('source_sha256', '=', sha256)
    .orderBy('created_at')
    .limit(1)
    .forShare()
    .executeTakeFirst();
}

/** The picture, locked: it cannot be used anywhere new until the transaction ends. */
export function lockPicture(tx: Transaction<Database>, id: string): Promise<PictureRow | undefined> {
  return tx.selectFrom('pictures').select(PICTURE_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function deletePicture(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('pictures').where('id', '=', id).execute();
}

/** Those of the URLs that are in the library; they cannot be deleted until the transaction ends. */
export function lockPictures(tx: Transaction<Database>, urls: string[]): Promise<PictureRow[]> {
  return tx.selectFrom('pictures').select(PICTURE_COLUMNS).where('url', 'in', urls).orderBy('id').forShare().execute();
}

/** Those of the URLs that are in the library. */
export async function listPicturesByUrl(db: Kysely<Database>, urls: string[]): Promise<PictureRow[]> {
  if (urls.length === 0) return [];
  return db
    .selectFrom('pictures')
    .select(PICTURE_COLUMNS)
    .where('url', '=', sql<string>`any(${urls}::text[])`)
    .execute();
}

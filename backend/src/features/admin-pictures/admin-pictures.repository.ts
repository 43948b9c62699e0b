import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PicturesTable } from '../../db/schema-pictures.ts';
import { containing } from '../../db/search.ts';

export type PictureRow = Selectable<PicturesTable>;

/** One page of the library, newest first, and how many match in all. */
export async function findPictures(
  db: Kysely<Database>,
  search: string | undefined,
  page: { limit: number; offset: number },
): Promise<{ rows: PictureRow[]; total: number }> {
  let matching = db.selectFrom('pictures');
  if (search !== undefined) {
    const pattern = containing(search);
    matching = matching.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('alt', 'ilike', pattern)]));
  }
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

export function insertPicture(tx: Transaction<Database>, picture: Insertable<PicturesTable>): Promise<PictureRow> {
  return tx.insertInto('pictures').values(picture).returningAll().executeTakeFirstOrThrow();
}

/** The picture, locked: nobody can begin to use it until the transaction ends. */
export function lockPicture(tx: Transaction<Database>, id: string): Promise<PictureRow | undefined> {
  return tx.selectFrom('pictures').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function deletePicture(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('pictures').where('id', '=', id).execute();
}

/** Those of the addresses that are in the library, kept from being deleted until the transaction ends. */
export function holdPictures(tx: Transaction<Database>, urls: string[]): Promise<PictureRow[]> {
  return tx.selectFrom('pictures').selectAll().where('url', 'in', urls).orderBy('id').forShare().execute();
}

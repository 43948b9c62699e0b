import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PagesTable } from '../../db/tables.gen.ts';

const columns = [
  'id',
  'address',
  'title',
  'description',
  'html',
  'headings',
  'published',
  'version',
  'updated_at',
] as const;

export type PublicPageRow = Pick<Selectable<PagesTable>, (typeof columns)[number]>;

/** The shop's day of the latest change, `yyyy-mm-dd`. */
const changedOn = sql<string>`to_char(updated_at at time zone shop_zone(), 'YYYY-MM-DD')`.as('changed_on');

/** A public page of the owner's own, by its address or one that it had before. */
export async function findPage(
  db: Kysely<Database>,
  address: string,
): Promise<(PublicPageRow & { changed_on: string }) | undefined> {
  const pages = db
    .selectFrom('pages')
    .select([...columns, changedOn])
    .where('published', '=', true)
    .where('legal', '=', false);
  const page = await pages.where('address', '=', address).executeTakeFirst();
  if (page) return page;
  return pages
    .where('id', '=', (former) => former.selectFrom('page_addresses').select('page_id').where('address', '=', address))
    .executeTakeFirst();
}

/** A legal page, published or not. */
export function findLegal(db: Kysely<Database>, address: string): Promise<PublicPageRow | undefined> {
  return db
    .selectFrom('pages')
    .select(columns)
    .where('address', '=', address)
    .where('legal', '=', true)
    .executeTakeFirst();
}

import { type Kysely, sql } from 'kysely';
import { toAsciiDigits } from '../../../../contract/rules/digits.ts';
import type { Database } from '../../db/schema.ts';
import { contains, toLikePattern } from '../../db/search.ts';

/** Published products with the text in their title, in the studio's order. */
export function searchProducts(
  db: Kysely<Database>,
  text: string,
  limit: number,
): Promise<{ id: number; title: string; category: string }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'title', 'category'])
    .where('published', '=', true)
    .where(contains(['title'], text, 'walked'))
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The user's orders with the text in their number or product, newest first. */
export function searchOrders(
  db: Kysely<Database>,
  userId: string,
  text: string,
  limit: number,
): Promise<{ id: string; number: number; product_name: string }[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'product_name'])
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb(sql<string>`number::text`, 'like', toLikePattern(toAsciiDigits(text))),
        contains(['product_name'], text, 'walked'),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** The user's downloads with the text in the file name, newest first. */
export function searchDownloads(
  db: Kysely<Database>,
  userId: string,
  text: string,
  limit: number,
): Promise<{ file_name: string; product_name: string }[]> {
  return db
    .selectFrom('downloads')
    .innerJoin('files', 'files.id', 'downloads.file_id')
    .select(['files.name as file_name', 'downloads.product_name'])
    .where('downloads.user_id', '=', userId)
    .where('downloads.revoked_at', 'is', null)
    .where(contains(['files.name'], text, 'walked'))
    .orderBy('downloads.created_at', 'desc')
    .orderBy('downloads.id', 'desc')
    .limit(limit)
    .execute();
}

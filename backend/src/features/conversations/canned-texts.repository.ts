import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface CannedTextRow {
  id: string;
  title: string;
  text: string;
}

/** The constraint that titles are unique. */
export const CANNED_TITLE_INDEX = 'canned_texts_title';

export function listCannedTexts(db: Kysely<Database>): Promise<CannedTextRow[]> {
  return db.selectFrom('canned_texts').select(['id', 'title', 'text']).orderBy(sql`lower(title)`).execute();
}

export async function countCannedTexts(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('canned_texts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function insertCannedText(tx: Transaction<Database>, row: Omit<CannedTextRow, 'id'>): Promise<CannedTextRow> {
  return tx.insertInto('canned_texts').values(row).returning(['id', 'title', 'text']).executeTakeFirstOrThrow();
}

export function updateCannedText(
  tx: Transaction<Database>,
  { id, ...row }: CannedTextRow,
): Promise<CannedTextRow | undefined> {
  return tx
    .updateTable('canned_texts')
    .set(row)
    .where('id', '=', id)
    .returning(['id', 'title', 'text'])
    .executeTakeFirst();
}

export function deleteCannedText(tx: Transaction<Database>, id: string): Promise<CannedTextRow | undefined> {
  return tx.deleteFrom('canned_texts').where('id', '=', id).returning(['id', 'title', 'text']).executeTakeFirst();
}

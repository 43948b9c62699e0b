import { type Kysely, sql, type Transaction } from 'kysely';
import type { CannedTextTranslation } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';

export interface CannedTextRow {
  id: string;
  title: string;
  text: string;
  translations: CannedTextTranslation[];
}

const columns = ['id', 'title', 'text', 'translations'] as const;

/** The constraint that titles are unique. */
export const CANNED_TITLE_INDEX = 'canned_texts_title';

export function listCannedTexts(db: Kysely<Database>): Promise<CannedTextRow[]> {
  return db.selectFrom('canned_texts').select(columns).orderBy(sql`lower(title)`).execute();
}

export async function countCannedTexts(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('canned_texts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The columns of a saved reply to write. */
interface CannedTextValues {
  title: string;
  text: string;
  /** Undefined to keep those that are stored. */
  translations: readonly CannedTextTranslation[] | undefined;
}

const toRow = ({ translations, ...row }: CannedTextValues) => ({
  ...row,
  ...(translations ? { translations: JSON.stringify(translations) } : {}),
});

export function insertCannedText(tx: Transaction<Database>, values: CannedTextValues): Promise<CannedTextRow> {
  return tx.insertInto('canned_texts').values(toRow(values)).returning(columns).executeTakeFirstOrThrow();
}

export function updateCannedText(
  tx: Transaction<Database>,
  { id, ...values }: CannedTextValues & { id: string },
): Promise<CannedTextRow | undefined> {
  return tx.updateTable('canned_texts').set(toRow(values)).where('id', '=', id).returning(columns).executeTakeFirst();
}

export function deleteCannedText(tx: Transaction<Database>, id: string): Promise<CannedTextRow | undefined> {
  return tx.deleteFrom('canned_texts').where('id', '=', id).returning(columns).executeTakeFirst();
}

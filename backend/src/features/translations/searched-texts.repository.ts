import { sql, type Transaction } from 'kysely';
import { searchedText } from '../../../../contract/translations/translated-texts.ts';
import type { Database } from '../../db/schema.ts';
import type { RecordKey } from './translations.repository.ts';

/** The types whose public lists can be searched. */
const TABLES = { product: 'products', article: 'posts' } as const;

/** Lets searches find a record by its published translations, in whichever language they are made. */
export async function indexTranslations(tx: Transaction<Database>, { type, id }: RecordKey): Promise<void> {
  if (type !== 'product' && type !== 'article') return;
  const rows = await tx
    .selectFrom('content_translations')
    .select(['texts', 'published_texts'])
    .where('type', '=', type)
    .where('record_id', '=', id)
    .where('published', '=', true)
    .orderBy('language')
    .execute();
  const text = rows.map(({ texts, published_texts: published }) => searchedText(published ?? texts)).join('\n');
  await sql`update ${sql.table(TABLES[type])} set translated_text = ${text} where id = ${Number(id)}`.execute(tx);
}

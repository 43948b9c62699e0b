import { type Kysely, sql } from 'kysely';
import type { Language } from '../../../contract/rules/languages.ts';
import type { TranslatedText } from '../../../contract/translations/translated-texts.ts';
import type { Database } from './schema.ts';

/**
 * Published translations of records.
 * @param keys `type/id`
 * @returns by the same keys; records without one are left out
 */
export async function listPublishedTranslations(
  db: Kysely<Database>,
  language: Language,
  keys: readonly string[],
): Promise<Map<string, TranslatedText[]>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; texts: TranslatedText[] }>`
    select t.type || '/' || t.record_id as key, coalesce(t.published_texts, t.texts) as texts
    from content_translations t
    join unnest(${keys}::text[]) as k(key) on t.type = split_part(k.key, '/', 1) and t.record_id = split_part(k.key, '/', 2)
    where t.language = ${language} and t.published`.execute(db);
  return new Map(rows.map(({ key, texts }) => [key, texts]));
}

import type { Kysely, Selectable, Transaction } from 'kysely';
import { MARKDOWN_VERSION } from '../../../../contract/markdown/rendered.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { TranslatedText } from '../../../../contract/translations/translated-texts.ts';
import type { Database, TranslatableType } from '../../db/schema.ts';
import type { ContentTranslationsTable } from '../../db/tables.gen.ts';

export type TranslationRow = Selectable<ContentTranslationsTable>;

/** A record with texts for visitors. */
export interface RecordKey {
  type: TranslatableType;
  id: string;
}

const columns = ['type', 'record_id', 'texts', 'published', 'published_texts', 'version', 'saved_at'] as const;
type ListedTranslation = Pick<TranslationRow, (typeof columns)[number]>;

/** Every translation into a language. */
export function listTranslations(db: Kysely<Database>, language: Language): Promise<ListedTranslation[]> {
  return db.selectFrom('content_translations').select(columns).where('language', '=', language).execute();
}

/** @returns with the name of the administrator who saved it last; null once the account is erased */
export function findTranslation(
  db: Kysely<Database>,
  language: Language,
  { type, id }: RecordKey,
): Promise<(ListedTranslation & { saved_by_name: string | null }) | undefined> {
  return db
    .selectFrom('content_translations as t')
    .leftJoin('users as u', 'u.id', 't.saved_by')
    .select([...columns.map((column) => `t.${column}` as const), 'u.name as saved_by_name'])
    .where('t.language', '=', language)
    .where('t.type', '=', type)
    .where('t.record_id', '=', id)
    .executeTakeFirst();
}

interface TranslationValues {
  language: Language;
  record: RecordKey;
  texts: readonly TranslatedText[];
  htmlVersion: number;
  published: boolean;
  /** Those that visitors continue to see; null to show them `texts`. */
  publishedTexts: readonly TranslatedText[] | null;
  /** Of the translation that was edited; 0 for none. */
  version: number;
  userId: string;
  at: Date;
}

/**
 * Stores a translation as the next version.
 * @returns whether it was stored: never over a version that the user has not seen
 */
export async function saveTranslation(tx: Transaction<Database>, values: TranslationValues): Promise<boolean> {
  const { language, record, version, userId, at } = values;
  const row = {
    texts: JSON.stringify(values.texts),
    html_version: values.htmlVersion,
    published: values.published,
    published_texts: values.publishedTexts && JSON.stringify(values.publishedTexts),
    version: version + 1,
    saved_by: userId,
    saved_at: at,
  };
  const key = { language, type: record.type, record_id: record.id };
  if (version === 0) {
    const inserted = await tx
      .insertInto('content_translations')
      .values({ ...key, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    return inserted !== undefined;
  }
  const updated = await tx
    .updateTable('content_translations')
    .set(row)
    .where('language', '=', language)
    .where('type', '=', record.type)
    .where('record_id', '=', record.id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return updated !== undefined;
}

const rendered = ['language', 'type', 'record_id', 'texts', 'published_texts', 'version'] as const;
export type OutdatedTranslation = Pick<TranslationRow, (typeof rendered)[number]>;

/** Translations rendered by a renderer before this version. */
export function listOutdatedTranslations(db: Kysely<Database>, htmlVersion: number): Promise<OutdatedTranslation[]> {
  return db.selectFrom('content_translations').select(rendered).where('html_version', '<', htmlVersion).execute();
}

/** Stores texts as rendered now, unless the translation has been saved in the meantime. Its version stays. */
export async function replaceTexts(
  db: Kysely<Database>,
  { language, type, record_id, version }: OutdatedTranslation,
  { texts, publishedTexts }: Pick<TranslationValues, 'texts' | 'publishedTexts'>,
): Promise<void> {
  await db
    .updateTable('content_translations')
    .set({
      texts: JSON.stringify(texts),
      published_texts: publishedTexts && JSON.stringify(publishedTexts),
      html_version: MARKDOWN_VERSION,
    })
    .where('language', '=', language)
    .where('type', '=', type)
    .where('record_id', '=', record_id)
    .where('version', '=', version)
    .execute();
}

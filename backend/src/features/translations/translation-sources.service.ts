import type { Kysely } from 'kysely';
import type { Language } from '../../../../contract/rules/languages.ts';
import { BANNER_RECORD, SITE_RECORD } from '../../../../contract/translations/translatable-types.ts';
import type { TranslationSource } from '../../../../contract/translations/translation-records.ts';
import type { Database, TranslatableType } from '../../db/schema.ts';
import { findBanner } from '../site/admin-banner.repository.ts';
import { readAdminSite } from '../site/admin-site.service.ts';
import { listAllPages } from '../writing/admin-pages.repository.ts';
import { readAdminPage } from '../writing/admin-pages.service.ts';
import { listOriginals, type Original } from './originals.repository.ts';
import { listTranslations, type RecordKey, type TranslationRow } from './translations.repository.ts';

type StoredRow = Pick<TranslationRow, 'texts' | 'published' | 'published_texts'>;
export const toStored = (row: StoredRow | undefined) =>
  row && { texts: row.texts, published: row.published, publishedTexts: row.published_texts };

/** The site's own texts, and its banner. */
export async function listSiteOriginals(db: Kysely<Database>, ids: readonly string[] | undefined): Promise<Original[]> {
  const banner = await findBanner(db);
  const records = [
    { ...SITE_RECORD, record: await readAdminSite(db) },
    { ...BANNER_RECORD, record: banner?.banner ?? {} },
  ];
  return records.filter(({ id }) => !ids || ids.includes(id));
}

export const listPageNames = async (db: Kysely<Database>) =>
  (await listAllPages(db)).map(({ id, title }) => ({ id: String(id), label: title }));

async function listPageOriginals(db: Kysely<Database>, ids: readonly string[] | undefined): Promise<Original[]> {
  const names = (await listPageNames(db)).filter(({ id }) => !ids || ids.includes(id));
  const originals: Original[] = [];
  for (const name of names) originals.push({ ...name, record: await readAdminPage(db, Number(name.id)) });
  return originals;
}

/** The records of a type. @param ids only these */
export async function readOriginals(
  db: Kysely<Database>,
  type: TranslatableType,
  ids?: readonly string[],
): Promise<Original[]> {
  if (ids?.length === 0) return [];
  if (type === 'site') return listSiteOriginals(db, ids);
  return type === 'page' ? listPageOriginals(db, ids) : listOriginals(db, type, ids);
}

/** A record with its stored translation. */
interface StoredSource {
  source: TranslationSource;
  /** Of the translation; 0 without one. */
  version: number;
}

/** Records with their stored translations, by `type/id`; unknown ones are left out. */
export async function readSources(
  db: Kysely<Database>,
  language: Language,
  records: readonly RecordKey[],
): Promise<Map<string, StoredSource>> {
  const rows = await listTranslations(db, language);
  const stored = new Map(rows.map((row): [string, (typeof rows)[number]] => [`${row.type}/${row.record_id}`, row]));
  const sources = new Map<string, StoredSource>();
  for (const [type, ofType] of Map.groupBy(records, (record) => record.type)) {
    const ids = [...new Set(ofType.map(({ id }) => id))];
    for (const original of await readOriginals(db, type, ids)) {
      const key = `${type}/${original.id}`;
      const row = stored.get(key);
      const source = { ...original, type, translation: toStored(row) };
      sources.set(key, { source, version: row?.version ?? 0 });
    }
  }
  return sources;
}

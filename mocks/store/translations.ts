import type { AdminTranslation, TranslatableType } from '../../contract/generated/model.ts';
import { LANGUAGES, type Language } from '../../contract/rules/languages.ts';
import { searchedText, type TranslatedText } from '../../contract/translations/translated-texts.ts';
import { visibleTexts } from '../../contract/translations/translation-records.ts';
import { demoTranslations, translateReleaseNotes } from '../../demo/content/translations.ts';
import type { MockDb } from './db.ts';
import { listReleases } from './releases.ts';
import type { MockState } from './state.ts';

export type StoredTranslation = Pick<AdminTranslation, 'published' | 'version' | 'updated_at'> & {
  texts: TranslatedText[];
  /** Those that visitors see while `texts` is a draft. */
  publishedTexts?: readonly TranslatedText[] | null;
  savedBy: string | null;
};

export const translationKey = (language: Language, type: TranslatableType, id: string): string =>
  `${language} ${type}/${id}`;

const SEEDED_AT = '2026-11-01T09:00:00.000Z';

/** The demo's content in the languages other than English. */
export const seedTranslations = (): MockState['translations'] =>
  Object.fromEntries(
    LANGUAGES.filter((language) => language === 'bn').flatMap((language) =>
      demoTranslations().map(({ type, id, texts }) => [
        translationKey(language, type, id),
        { texts, published: true, version: 1, savedBy: null, updated_at: SEEDED_AT },
      ]),
    ),
  );

/** Notes of the demo's releases, whose ids exist only now. */
export const ensureReleaseNotes = (db: MockDb): void => {
  for (const { product } of db.state.catalogue) {
    for (const { id, notes } of listReleases(db, product.id)) {
      const key = translationKey('bn', 'release', id);
      const texts = db.state.translations[key] ? null : translateReleaseNotes(product.id, notes);
      if (texts)
        db.state.translations[key] = { texts, published: true, version: 1, savedBy: null, updated_at: SEEDED_AT };
    }
  }
};

/** Published translations by `type/id`; records without one are left out. */
export const findTranslations = (
  db: MockDb,
  language: Language,
  keys: readonly string[],
): Map<string, readonly TranslatedText[]> => {
  if (keys.some((key) => key.startsWith('release/'))) ensureReleaseNotes(db);
  return new Map(
    keys.flatMap((key) => {
      const stored = db.state.translations[`${language} ${key}`];
      return stored?.published ? [[key, visibleTexts(stored)] as const] : [];
    }),
  );
};

/** What searches find of a record's published translations. */
export const translatedText = (db: MockDb, type: TranslatableType, id: number): string =>
  LANGUAGES.flatMap((language) => {
    const stored = db.state.translations[translationKey(language, type, String(id))];
    return stored?.published ? [searchedText(visibleTexts(stored))] : [];
  }).join('\n');

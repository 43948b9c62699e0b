import type { Kysely } from 'kysely';
import { type Localised, localised } from '../../../contract/i18n/message.ts';
import { LANGUAGES, type Language } from '../../../contract/rules/languages.ts';
import { recordKeys, translateBody } from '../../../contract/translations/translate-body.ts';
import { listPublishedTranslations } from '../db/published-translations.ts';
import type { Database } from '../db/schema.ts';

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

/** As stored with an order. */
interface OrderNames {
  /** null once the product is deleted: the names stay in the original language */
  product_id: number | null;
  product_name: string;
  tier?: string | null;
}

/** The contract's schema with the same names. */
const SCHEMA = 'OrderDetail';

/** The name of the site, as far as the owner has translated it. */
export async function translateSiteName(db: Kysely<Database>, name: string): Promise<Localised> {
  const inLanguage = new Map<Language, string>();
  for (const language of OTHER_LANGUAGES) {
    const translations = await listPublishedTranslations(db, language, recordKeys('Site', { name }));
    inLanguage.set(language, (translateBody('Site', { name }, { language, translations }) as { name: string }).name);
  }
  return localised((language) => inLanguage.get(language) ?? name);
}

/** The name of a bundle as stored with an order. @param bundle.id null once it is deleted */
export async function translateBundleName(
  db: Kysely<Database>,
  bundle: { id: number | null; name: string },
): Promise<Localised> {
  const inLanguage = new Map<Language, string>();
  for (const language of OTHER_LANGUAGES) {
    const translations = await listPublishedTranslations(db, language, recordKeys('OrderBundle', bundle));
    const translated = translateBody('OrderBundle', bundle, { language, translations }) as typeof bundle;
    inLanguage.set(language, translated.name);
  }
  return localised((language) => inLanguage.get(language) ?? bundle.name);
}

/** The notes of a release, in Markdown. */
export async function translateNotes(db: Kysely<Database>, release: { id: string; notes: string }): Promise<Localised> {
  const inLanguage = new Map<Language, string>();
  for (const language of OTHER_LANGUAGES) {
    const translations = await listPublishedTranslations(db, language, recordKeys('AdminRelease', release));
    const translated = translateBody('AdminRelease', release, { language, translations }) as typeof release;
    inLanguage.set(language, translated.notes);
  }
  return localised((language) => inLanguage.get(language) ?? release.notes);
}

/** The names of a product and a plan, for emails and notifications, as far as the owner has translated them. */
export async function translateNames(
  db: Kysely<Database>,
  { product_id, product_name, tier }: OrderNames,
): Promise<{ product_name: Localised; tier: Localised }> {
  const names = { product_id, product_name, tier: tier ?? '' };
  const inLanguage = new Map<Language, typeof names>();
  for (const language of OTHER_LANGUAGES) {
    const translations = await listPublishedTranslations(db, language, recordKeys(SCHEMA, names));
    inLanguage.set(language, translateBody(SCHEMA, names, { language, translations }) as typeof names);
  }
  const toName = (key: 'product_name' | 'tier') => localised((language) => (inLanguage.get(language) ?? names)[key]);
  return { product_name: toName('product_name'), tier: toName('tier') };
}

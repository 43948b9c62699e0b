import { translatableSchemas } from '../generated/translatable.ts';
import type { Language } from '../rules/languages.ts';
import { type Topics, translateTopics } from './translated-names.ts';
import { recordsOf, type TranslatedText, translateAnswer } from './translated-texts.ts';

/** Translated texts of records, by `type/id`. */
export type Translations = ReadonlyMap<string, readonly TranslatedText[]>;

const [SITE, BANNER] = ['site/site', 'site/banner'];

/** `type/id` of the records whose texts an answer shows. */
export function recordKeys(schema: string, body: unknown): string[] {
  const keys = recordsOf(translatableSchemas, schema, body);
  // The site's settings show the banner, too, which is a record of its own.
  return keys.includes(SITE) ? [...keys, BANNER] : keys;
}

function withBanner(translations: Translations): Translations {
  const banner = translations.get(BANNER);
  if (!banner) return translations;
  const moved = banner.map((text) => ({ ...text, path: `banner.${text.path}` }));
  return new Map([...translations, [SITE, [...(translations.get(SITE) ?? []), ...moved]]]);
}

interface TranslateOptions {
  language: Language;
  /** Of the records that `recordKeys` names. */
  translations: Translations;
  /** For the site's settings, which say how their names are shown. */
  topics?: Topics | undefined;
}

/** An answer in another language, as far as its texts are translated. */
export function translateBody(
  schema: string,
  body: unknown,
  { language, translations, topics }: TranslateOptions,
): unknown {
  const answer = translateAnswer(translatableSchemas, schema, body, {
    translations: withBanner(translations),
    language,
  });
  const texts = translations.get(SITE);
  const names = topics && texts ? translateTopics(topics, texts) : [];
  return names.length > 0 ? { ...(answer as object), names } : answer;
}

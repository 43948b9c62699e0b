/** The languages of the interface: English at the site's root, every other below a prefix of its own. */
export const LANGUAGES = ['en', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For `Intl`: digits, plurals, names of months and countries. */
export const LOCALES = { en: 'en-US', bn: 'bn-BD' } as const satisfies Record<Language, string>;

/** Bangla shops write the sign of an amount first, '৳২,৫০০.০০', where the locale's own pattern would put it last. */
export const MONEY_FORMATS = {
  en: { locale: LOCALES.en, currencyDisplay: 'symbol' },
  bn: { locale: 'en-IN-u-nu-beng', currencyDisplay: 'narrowSymbol' },
} as const satisfies Record<Language, object>;

/** The languages that search engines may list. A language whose content is not translated is left out. */
export const INDEXED_LANGUAGES: readonly Language[] = [...LANGUAGES];

/** The cookie of a visitor's choice. Its value is a language. */
export const LANGUAGE_COOKIE = 'language';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/** A stored language; English for none. */
export const toLanguage = (value: unknown): Language => (isLanguage(value) ? value : 'en');

const RANGE = /^\s*(?<tag>[a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)\s*(?:;\s*q=(?<weight>[01](?:\.\d{0,3})?)\s*)?$/i;

/**
 * The preferred language of an `Accept-Language` header (RFC 9110): the known one with the highest weight, the first of
 * equal ones. English without the header, for unknown languages, and for `*`.
 */
export function parseAcceptLanguage(header: string | undefined): Language {
  const ranges = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => RANGE.exec(range)?.groups);
  let best: { language: Language; weight: number } = { language: 'en', weight: 0 };
  for (const range of ranges) {
    const primary = range?.tag?.split('-', 1)[0]?.toLowerCase();
    const language = primary === '*' ? 'en' : primary;
    const weight = Number(range?.weight ?? 1);
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}

/** The language of a path and the path without its prefix: `/bn/products` is `/products` in Bangla. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, first = ''] = path.split('/', 2);
  if (!isLanguage(first) || first === 'en') return { language: 'en', path };
  return { language: first, path: path.slice(first.length + 1) || '/' };
}

/** The path of a page in a language, from its path without a prefix. */
export const toLanguagePath = (path: string, language: Language): string =>
  language === 'en' ? path : `/${language}${path}`;

/** The URL of a page in a language, from its English one. */
export function toLanguageUrl(url: string, language: Language): string {
  if (language === 'en') return url;
  const { origin, pathname, search, hash } = new URL(url);
  return `${origin}${toLanguagePath(pathname, language)}${search}${hash}`;
}

import { INDEXED_LANGUAGES, type Language, toLanguagePath } from '../../../../contract/rules/languages.ts';
import type { PublicPath } from './public-paths.ts';
import { element, escapeXml } from './xml.ts';

/**
 * Maximum number of paths in one document, each listed once per language. The protocol allows 50,000 URLs, which take
 * too long to read in one query.
 */
export const URLS_PER_FILE = 10_000;

const toXmlDocument = (root: string, entries: string[], namespaces = ''): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...entries,
    `</${root}>\n`,
  ].join('\n');

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const alternate = (hreflang: string, url: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(url)}"/>`;

/**
 * URLs with the dates of their last change, one for each language, and with the URLs of the same page in all of them.
 * @param base without a trailing slash
 */
export function renderUrls(base: string, paths: PublicPath[], languages = INDEXED_LANGUAGES): string {
  const entries = paths.flatMap(({ path, changed }) => {
    const urlIn = (language: Language) => base + toLanguagePath(path, language);
    const alternates = [
      ...languages.map((language) => alternate(language, urlIn(language))),
      alternate('x-default', urlIn('en')),
    ];
    const rest = (changed ? element('lastmod', changed) : '') + (languages.length > 1 ? alternates.join('') : '');
    return languages.map((language) => `<url>${element('loc', urlIn(language))}${rest}</url>`);
  });
  return toXmlDocument('urlset', entries, languages.length > 1 ? XHTML : '');
}

/** The index of a sitemap with `count` URLs. @param base without a trailing slash */
export function renderSitemapIndex(base: string, count: number): string {
  const addresses = Array.from(
    { length: Math.ceil(count / URLS_PER_FILE) },
    (_, index) => `${base}/sitemap-${index + 1}.xml`,
  );
  return toXmlDocument(
    'sitemapindex',
    addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>`),
  );
}

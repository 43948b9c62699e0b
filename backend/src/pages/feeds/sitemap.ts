import type { PublicPath } from './public-paths.ts';
import { element } from './xml.ts';

/** Maximum number of URLs in one document. The protocol allows 50,000, which take too long to read in one query. */
export const URLS_PER_FILE = 10_000;

const toXmlDocument = (root: string, entries: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>\n`,
  ].join('\n');

/** URLs with the dates of their last change. @param base without a trailing slash */
export const renderUrls = (base: string, paths: PublicPath[]): string =>
  toXmlDocument(
    'urlset',
    paths.map(
      ({ path, changed }) => `<url>${element('loc', base + path)}${changed ? element('lastmod', changed) : ''}</url>`,
    ),
  );

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

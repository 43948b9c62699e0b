import { createHash } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Kysely } from 'kysely';
import type { Changelog } from '../../../../contract/generated/model.ts';
import { t } from '../../../../contract/i18n/macros.ts';
import { toLanguageHtml } from '../../../../contract/rules/language-links.ts';
import { LANGUAGES, type Language, toLanguagePath } from '../../../../contract/rules/languages.ts';
import type { Database } from '../../db/schema.ts';
import { forPaths } from '../../http/for-paths.ts';
import type { InProcessFetch } from '../../http/in-process.ts';
import { type Change, isAffected } from '../../lib/changes.ts';
import { createRevalidatingCache } from '../../lib/revalidating-cache.ts';
import { toAbsoluteHtml } from '../absolute-links.ts';
import { type FeedContext, type ReadIn, renderArticleFeed } from './article-feed.ts';
import { type FeedRelease, listFeedReleases } from './changelog-feed.repository.ts';
import { findContactEmail, isIndexingKey } from './feeds.repository.ts';
import { countPaths, listPaths } from './public-paths.ts';
import { renderSitemapIndex, renderUrls, URLS_PER_FILE } from './sitemap.ts';
import { element, escapeXml } from './xml.ts';

const MAX_ENTRIES = 50;

const createReadIn =
  (fetch: InProcessFetch): ReadIn =>
  async <Body>(language: Language, address: string) => {
    const answer = await fetch(address, { headers: { 'accept-language': language } });
    if (!answer.ok) throw new Error(`${address} returned ${answer.status}`);
    return (await answer.json()) as Body;
  };

/** Atom feed of a product's releases; empty for an unpublished product. */
async function renderChangelogFeed(
  db: Kysely<Database>,
  { base, language, readIn }: FeedContext,
  productId: number,
): Promise<string> {
  const feedData = await listFeedReleases(db, productId, MAX_ENTRIES);
  if (!feedData) return '';
  const changelog =
    language === 'en' ? undefined : await readIn<Changelog>(language, `/api/products/${productId}/changelog`);
  const htmlOf = new Map(changelog?.releases.map(({ version, html }) => [version, html]));
  const title = changelog?.product ?? feedData.title;
  const { releases } = feedData;
  const page = base + toLanguagePath(`/product/${productId}/changelog`, language);
  const latest = Math.max(0, ...releases.map(({ published_at }) => published_at.getTime()));
  const entry = ({ version, channel, html, published_at }: FeedRelease) => {
    const at = published_at.toISOString();
    const elements = [
      element('id', `${page}#v${version}`),
      element('title', channel === 'beta' ? t(language)`${title} ${version} (beta)` : `${title} ${version}`),
      `<link href="${escapeXml(page)}#v${escapeXml(version)}"/>`,
      element('published', at) + element('updated', at),
      // Feeds contain HTML as text; the page shows the same.
      `<content type="html">${escapeXml(toAbsoluteHtml(toLanguageHtml(htmlOf.get(version) ?? html, language), page))}</content>`,
    ];
    return `<entry>${elements.join('')}</entry>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', page) +
      element('title', t(language)`What’s new in ${title}`) +
      element('updated', new Date(latest).toISOString()),
    `<link href="${escapeXml(page)}"/><link rel="self" href="${escapeXml(page)}.xml"/>`,
    `<author>${element('name', title)}</author>`,
    ...releases.map(entry),
    '</feed>\n',
  ].join('\n');
}

/** Maximum number of cached documents; a full part of a sitemap has about a megabyte. */
const MAX_CACHED = 32;
const MINUTE_MS = 60_000;
/** The tags of the content in the two documents. */
const FEED_TAGS = [
  'products',
  'bundles',
  'posts',
  'services',
  'about',
  'site',
  'legal',
  'pages',
  'case-studies',
  'newsletters',
];

/** Crawlers may visit everything except the API and the areas that require signing in. */
function renderRobots(base: string): string {
  const areas = LANGUAGES.flatMap((language) => ['/dashboard', '/admin'].map((path) => toLanguagePath(path, language)));
  const disallowed = ['/api/', ...areas].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${base}/sitemap.xml\n`].join('\n');
}

/** A document with its validators for conditional requests. */
interface FeedDocument {
  body: string;
  etag: string;
  /** When this server first created this version of the document. */
  modified: Date;
}

const createDocument = (body: string, previous?: FeedDocument): FeedDocument => {
  if (previous?.body === body) return previous;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, modified: new Date() };
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Contact for security reports (RFC 9116). It expires in half a year, at the start of a day, so that it stays the same
 * for a day.
 */
function renderSecurityTxt(base: string, contact: string, now: number): string {
  const expires = new Date(Math.ceil(now / DAY_MS) * DAY_MS + 180 * DAY_MS).toISOString();
  const lines = [
    `Contact: ${base}/security`,
    ...(contact === '' ? [] : [`Contact: mailto:${contact}`]),
    `Expires: ${expires}`,
    'Preferred-Languages: en, bn',
    `Canonical: ${base}/.well-known/security.txt`,
    `Policy: ${base}/security`,
  ];
  return `${lines.join('\n')}\n`;
}

export interface Feeds {
  router: RequestHandler;
  /** Regenerates the documents affected by the change at their next request. */
  forget(change: Change): void;
}

/**
 * `/robots.txt`, `/sitemap.xml` with its parts, the feeds, and the files below `/.well-known`. All except the first
 * stay available while the database does not answer.
 */
export function createFeeds(
  db: Kysely<Database>,
  base: string,
  fetch: InProcessFetch,
  listPiecePaths: () => Promise<string[]> = async () => [],
): Feeds {
  const readIn = createReadIn(fetch);
  const cacheOptions = { name: 'feeds', max: MAX_CACHED, freshMs: MINUTE_MS, keepMs: 30 * MINUTE_MS };
  const documents = createRevalidatingCache<FeedDocument>(cacheOptions);
  const get = (name: string, make: () => Promise<string>) =>
    documents.get(name, async (previous) => createDocument(await make(), previous));
  const send = (request: Request, response: Response, type: string, { body, etag, modified }: FeedDocument) => {
    response.set({ 'Cache-Control': 'public, max-age=300', ETag: etag, 'Last-Modified': modified.toUTCString() });
    if (request.fresh) response.status(304).end();
    else response.type(type).send(body);
  };
  const robotsFile = createDocument(renderRobots(base));
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/robots.txt', (request, response) => send(request, response, 'text/plain', robotsFile));
  // Proves to search engines that a report is the site's own; not cached, because it ends when reports are turned off.
  router.get('/:key.txt', async (request, response, next) => {
    const { key } = request.params;
    if (!/^[\da-f]{64}$/.test(key) || !(await isIndexingKey(db, key))) return next();
    response.set('Cache-Control', 'no-store').type('text/plain').send(key);
  });
  router.get('/.well-known/security.txt', async (request, response) => {
    const make = async () => renderSecurityTxt(base, await findContactEmail(db), Date.now());
    send(request, response, 'text/plain', await get('security', make));
  });
  // Used by password managers (W3C).
  router.get('/.well-known/change-password', (_request, response) => response.redirect(302, '/dashboard/profile'));
  router.get('/sitemap.xml', async (request, response) => {
    const make = async () => {
      const pieces = await listPiecePaths();
      const count = await countPaths(db, pieces);
      if (count > URLS_PER_FILE) return renderSitemapIndex(base, count);
      return renderUrls(base, await listPaths(db, { offset: 0, limit: URLS_PER_FILE }, true, pieces));
    };
    send(request, response, 'application/xml', await get('sitemap', make));
  });
  // A link to the sitemap in the footer of a page in another language.
  for (const language of LANGUAGES.slice(1))
    router.get(toLanguagePath('/sitemap.xml', language), (_request, response) =>
      response.redirect(308, '/sitemap.xml'),
    );
  router.get('/sitemap-:part.xml', async (request, response, next) => {
    const { part } = request.params;
    if (!/^[1-9]\d{0,3}$/.test(part)) return next();
    const range = { offset: (Number(part) - 1) * URLS_PER_FILE, limit: URLS_PER_FILE };
    const make = async () => {
      const pieces = await listPiecePaths();
      const isSplit = (await countPaths(db, pieces)) > URLS_PER_FILE;
      const paths = isSplit ? await listPaths(db, range, true, pieces) : [];
      return paths.length > 0 ? renderUrls(base, paths) : '';
    };
    const document = await get(`sitemap-${part}`, make);
    if (document.body === '') return next();
    send(request, response, 'application/xml', document);
  });
  for (const language of LANGUAGES) {
    router.get(toLanguagePath('/rss.xml', language), async (request, response) => {
      const document = await get(`rss-${language}`, () => renderArticleFeed(db, { base, language, readIn }));
      send(request, response, 'application/rss+xml', document);
    });
    router.get(toLanguagePath('/product/:id/changelog.xml', language), async (request, response, next) => {
      const { id } = request.params as { id: string };
      if (!/^[1-9]\d{0,8}$/.test(id)) return next();
      const name = `changelog-${language}-${id}`;
      const document = await get(name, () => renderChangelogFeed(db, { base, language, readIn }, Number(id)));
      if (document.body === '') return next();
      send(request, response, 'application/atom+xml', document);
    });
  }
  return {
    router: forPaths(/\.(?:txt|xml)$|^\/\.well-known\/change-password$/, router),
    forget: (change) => {
      if (isAffected(change, FEED_TAGS)) documents.clear();
    },
  };
}

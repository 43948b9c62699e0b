import { createHash } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { forPaths } from '../../http/for-paths.ts';
import { type Change, isAffected } from '../../lib/changes.ts';
import { createRevalidatingCache } from '../../lib/revalidating-cache.ts';
import { type FeedRelease, listFeedReleases } from './changelog-feed.repository.ts';
import { type FeedArticle, findContactEmail, findFeedSite, listFeedArticles } from './feeds.repository.ts';
import { countPaths, listPaths } from './public-paths.ts';
import { renderSitemapIndex, renderUrls, URLS_PER_FILE } from './sitemap.ts';
import { element, escapeXml } from './xml.ts';

const MAX_ENTRIES = 50;

/** Atom feed of a product's releases; empty for an unpublished product. */
async function renderChangelogFeed(db: Kysely<Database>, base: string, productId: number): Promise<string> {
  const feedData = await listFeedReleases(db, productId, MAX_ENTRIES);
  if (!feedData) return '';
  const { title, releases } = feedData;
  const page = `${base}/product/${productId}/changelog`;
  const latest = Math.max(0, ...releases.map(({ published_at }) => published_at.getTime()));
  const entry = ({ version, channel, html, published_at }: FeedRelease) => {
    const at = published_at.toISOString();
    const elements = [
      element('id', `${page}#v${version}`),
      element('title', `${title} ${version}${channel === 'beta' ? ' (beta)' : ''}`),
      `<link href="${escapeXml(page)}#v${escapeXml(version)}"/>`,
      element('published', at) + element('updated', at),
      // Feeds contain HTML as text; the page shows the same.
      `<content type="html">${escapeXml(html)}</content>`,
    ];
    return `<entry>${elements.join('')}</entry>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', page) +
      element('title', `What’s new in ${title}`) +
      element('updated', new Date(latest).toISOString()),
    `<link href="${escapeXml(page)}"/><link rel="self" href="${escapeXml(page)}.xml"/>`,
    `<author>${element('name', title)}</author>`,
    ...releases.map(entry),
    '</feed>\n',
  ].join('\n');
}

const MAX_ARTICLES = 20;
/** Maximum number of cached documents; a full part of a sitemap has about a megabyte. */
const MAX_CACHED = 16;
const MINUTE_MS = 60_000;
/** The tags of the content in the two documents. */
const FEED_TAGS = ['products', 'posts', 'services', 'about', 'site', 'legal', 'pages'];

/** Crawlers may visit everything except the API and the areas that require signing in. */
function renderRobots(base: string): string {
  const disallowed = ['/api/', '/dashboard', '/admin'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${base}/sitemap.xml\n`].join('\n');
}

/** RSS 2.0 of the articles, newest first. */
function renderRss(base: string, site: { name: string; description: string }, articles: FeedArticle[]): string {
  const items = articles.map(({ id, address, title, excerpt, author, category, appears_at }) => {
    const link = `${base}/blog/${address}`;
    const parts = [
      element('title', title),
      element('link', link),
      // Feed readers identify an article by this, so it stays when the slug changes.
      element('guid', `${base}/blog/${id}`),
      ...(appears_at ? [element('pubDate', appears_at.toUTCString())] : []),
      element('category', category),
      element('dc:creator', author),
      element('description', excerpt),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', site.name) + element('link', `${base}/blog`) + element('description', site.description),
    `<atom:link href="${escapeXml(base)}/rss.xml" rel="self" type="application/rss+xml"/>${element('language', 'en')}`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

async function renderArticleFeed(db: Kysely<Database>, base: string): Promise<string> {
  const site = await findFeedSite(db);
  const articles = await listFeedArticles(db, MAX_ARTICLES);
  return renderRss(base, site ?? { name: 'My Portfolio', description: '' }, articles);
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
    `Contact: ${contact === '' ? `${base}/contact` : `mailto:${contact}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, bn',
    `Canonical: ${base}/.well-known/security.txt`,
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
export function createFeeds(db: Kysely<Database>, base: string): Feeds {
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
  router.get('/.well-known/security.txt', async (request, response) => {
    const make = async () => renderSecurityTxt(base, await findContactEmail(db), Date.now());
    send(request, response, 'text/plain', await get('security', make));
  });
  // Used by password managers (W3C).
  router.get('/.well-known/change-password', (_request, response) => response.redirect(302, '/dashboard/profile'));
  router.get('/sitemap.xml', async (request, response) => {
    const make = async () => {
      const count = await countPaths(db);
      if (count > URLS_PER_FILE) return renderSitemapIndex(base, count);
      return renderUrls(base, await listPaths(db, { offset: 0, limit: URLS_PER_FILE }, true));
    };
    send(request, response, 'application/xml', await get('sitemap', make));
  });
  router.get('/sitemap-:part.xml', async (request, response, next) => {
    const { part } = request.params;
    if (!/^[1-9]\d{0,3}$/.test(part)) return next();
    const range = { offset: (Number(part) - 1) * URLS_PER_FILE, limit: URLS_PER_FILE };
    const make = async () => {
      const paths = (await countPaths(db)) > URLS_PER_FILE ? await listPaths(db, range, true) : [];
      return paths.length > 0 ? renderUrls(base, paths) : '';
    };
    const document = await get(`sitemap-${part}`, make);
    if (document.body === '') return next();
    send(request, response, 'application/xml', document);
  });
  router.get('/rss.xml', async (request, response) => {
    send(request, response, 'application/rss+xml', await get('rss', () => renderArticleFeed(db, base)));
  });
  router.get('/product/:id/changelog.xml', async (request, response, next) => {
    const { id } = request.params;
    if (!/^[1-9]\d{0,8}$/.test(id)) return next();
    const document = await get(`changelog-${id}`, () => renderChangelogFeed(db, base, Number(id)));
    if (document.body === '') return next();
    send(request, response, 'application/atom+xml', document);
  });
  return {
    router: forPaths(/\.(?:txt|xml)$|^\/\.well-known\/change-password$/, router),
    forget: (change) => {
      if (isAffected(change, FEED_TAGS)) documents.clear();
    },
  };
}

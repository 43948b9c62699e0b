import { type RequestHandler, type Response, Router } from 'express';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { forPaths } from '../../http/for-paths.ts';
import { createRevalidatingCache } from '../../lib/revalidating-cache.ts';
import { type FeedArticle, findFeedArticles, findFeedSite } from './feeds.repository.ts';
import { listPaths, type PublicPath } from './public-paths.ts';

/** Signing in is nothing to find through a search engine. */
const UNLISTED = new Set(['/login', '/register', '/forgot-password']);
const NEWEST = 20;
const MINUTE = 60_000;

/** Text safe inside XML, without the control characters that XML cannot hold at all. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const element = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`;

/** The sitemap protocol's document; `base` without a trailing slash. */
function sitemap(base: string, paths: PublicPath[]): string {
  const urls = paths
    .filter(({ path }) => !UNLISTED.has(path))
    .map(
      ({ path, changed }) => `<url>${element('loc', base + path)}${changed ? element('lastmod', changed) : ''}</url>`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** What crawlers may visit: everything but the API and the areas behind a sign-in. */
function robots(base: string): string {
  const closed = ['/api/', '/dashboard', '/admin'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${base}/sitemap.xml\n`].join('\n');
}

/** RSS 2.0 of the articles, newest first. */
function rss(base: string, site: { name: string; description: string }, articles: FeedArticle[]): string {
  const items = articles.map(({ id, title, excerpt, author, category, published_on }) => {
    const link = `${base}/blog/${id}`;
    const published = new Date(`${published_on}T00:00:00Z`).toUTCString();
    const parts = [
      element('title', title),
      element('link', link),
      element('guid', link),
      element('pubDate', published),
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
    `<atom:link href="${xml(base)}/rss.xml" rel="self" type="application/rss+xml"/>${element('language', 'en')}`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

async function articleFeed(db: Kysely<Database>, base: string): Promise<string> {
  const site = await findFeedSite(db);
  const articles = await findFeedArticles(db, NEWEST);
  return rss(base, site ?? { name: 'My Portfolio', description: '' }, articles);
}

export interface Feeds {
  router: RequestHandler;
  /** Makes the documents anew at their next request. */
  clear(): void;
}

/** `/robots.txt`, `/sitemap.xml` and `/rss.xml`; the last ones are shown while the database does not answer. */
export function createFeeds(db: Kysely<Database>, base: string): Feeds {
  const documents = createRevalidatingCache<string>({ max: 2, freshMs: MINUTE, keepMs: 30 * MINUTE });
  const send = (response: Response, type: string, body: string) =>
    response.set('Cache-Control', 'public, max-age=300').type(type).send(body);
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/robots.txt', (_request, response) => {
    send(response, 'text/plain', robots(base));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const make = async () => sitemap(base, await listPaths(db));
    send(response, 'application/xml', await documents.get('sitemap', make));
  });
  router.get('/rss.xml', async (_request, response) => {
    send(response, 'application/rss+xml', await documents.get('rss', () => articleFeed(db, base)));
  });
  return { router: forPaths(/\.(?:txt|xml)$/, router), clear: () => documents.clear() };
}

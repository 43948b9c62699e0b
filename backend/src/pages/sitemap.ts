import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Public addresses that do not depend on content. */
export const FIXED_PATHS = [
  '/',
  '/products',
  '/services',
  '/blog',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/privacy-policy',
  '/terms-and-conditions',
];

/** Signing in is nothing to find through a search engine. */
const UNLISTED = new Set(['/login', '/register', '/forgot-password']);

interface Entry {
  path: string;
  /** Day of the last change, `yyyy-mm-dd`. */
  changed?: string | undefined;
}

/** Every public address: fixed ones, then products, then articles. */
export async function listPaths(db: Kysely<Database>): Promise<Entry[]> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'last_update'])
    .where('published', '=', true)
    .orderBy('id')
    .execute();
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'published_on'])
    .where('published', '=', true)
    .orderBy('id')
    .execute();
  const newest = (days: string[]) => days.reduce((last, day) => (day > last ? day : last), '');
  const product = newest(products.map((row) => row.last_update));
  const post = newest(posts.map((row) => row.published_on));
  const changes: Record<string, string | null> = {
    ...(await findContentChanges(db)),
    '/': newest([product, post]),
    '/products': product,
    '/blog': post,
  };
  return [
    ...FIXED_PATHS.map((path) => ({ path, changed: changes[path] || undefined })),
    ...products.map(({ id, last_update }) => ({ path: `/product/${id}`, changed: last_update })),
    ...posts.map(({ id, published_on }) => ({ path: `/blog/${id}`, changed: published_on })),
  ];
}

/** Day of the last change of the pages that show stored content; null where there is none. */
async function findContentChanges(db: Kysely<Database>): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ path: string; changed: string | null }>`
    select path, to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD') as changed from (
      select '/services' as path, updated_at from services
      union all select '/about', updated_at from team_members
      union all select '/contact', updated_at from site_settings
      union all select '/' || name, updated_at from site_documents
    ) as content group by path`.execute(db);
  return Object.fromEntries(rows.map(({ path, changed }) => [path, changed]));
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The sitemap protocol's document; `base` without a trailing slash. */
export function sitemapXml(base: string, entries: Entry[]): string {
  const urls = entries
    .filter(({ path }) => !UNLISTED.has(path))
    .map(({ path, changed }) => {
      const loc = `<loc>${escapeXml(base + path)}</loc>`;
      return `<url>${loc}${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export function robotsTxt(base: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /admin',
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');
}

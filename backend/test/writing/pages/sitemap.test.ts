import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPaths } from '../../../src/pages/feeds/public-paths.ts';
import { createProduct } from '../../factories/content.ts';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite({ seeded: true });
});
afterAll(() => site.close());

const sitemap = async () => {
  const { status, text, body, headers } = await site.app.http.get('/sitemap.xml').buffer(true);
  const xml = String(text ?? body);
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
  return { status, headers, xml, days: new Map(entries.map(([, loc, day]) => [loc, day])) };
};

describe('GET /sitemap.xml', () => {
  it('200: every public page, product and article with the date of its last change', async () => {
    const { status, headers, xml, days } = await sitemap();
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/xml/);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
    const fixed = ['/', '/products', '/services', '/blog', '/about', '/contact', '/security', '/accessibility'];
    const paths = [
      ...fixed,
      '/privacy-policy',
      '/terms-and-conditions',
      '/work',
      ...['admissions-without-a-queue', 'nine-seasons-one-database', 'one-current-drawing'].map(
        (address) => `/work/${address}`,
      ),
      ...[1, 2, 3, 4, 5, 6].map((id) => `/product/${id}`),
      ...[1, 2, 3].map((id) => `/blog/${id}`),
    ];
    expect([...days.keys()]).toEqual(
      paths.flatMap((path) => [`https://nodi.example${path}`, `https://nodi.example/bn${path}`]),
    );
    // For these, the only known date is that of the site's creation.
    const undated = [...fixed.slice(4), '/services', '/privacy-policy', '/terms-and-conditions'];
    for (const path of paths) {
      const day = days.get(`https://nodi.example${path}`);
      if (undated.includes(path)) expect(day, path).toBeUndefined();
      else expect(day, path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    const products = await site.app.http.get('/api/products?sort=newest&limit=1');
    expect(days.get('https://nodi.example/products')).toBe(products.body.items[0].lastUpdate);
    expect(days.get('https://nodi.example/product/1')).toBe('2026-02-12');
  });

  it('200: every page in both languages, each with the same alternates', async () => {
    const { xml } = await sitemap();
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    const url = (language: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="https:&#47;&#47;nodi.example${path}"/>`;
    const alternates = [url('en', '/about'), url('bn', '/bn/about'), url('x-default', '/about')].join('');
    const plain = xml.replaceAll('&#47;', '/');
    for (const path of ['/about', '/bn/about'])
      expect(plain).toContain(
        `<url><loc>https://nodi.example${path}</loc>${alternates.replaceAll('&#47;', '/')}</url>`,
      );
    await site.app.http.get('/bn/sitemap.xml').expect(308).expect('location', '/sitemap.xml');
  });

  it('200: a new product appears immediately, an unpublished one never', async () => {
    await sitemap();
    const draft = await createProduct(site.app.db, { published: false });
    const { id } = await createProduct(site.app.db, { last_update: '2031-05-06' });
    const address = `https://nodi.example/product/${id}`;
    const { days } = await sitemap();
    expect(days.get(address)).toBe('2031-05-06');
    expect(days.get('https://nodi.example/')).toBe('2031-05-06');
    expect(days.has(`https://nodi.example/product/${draft.id}`)).toBe(false);
  });

  it('200: the previous one while the database does not respond', async () => {
    await sitemap();
    await site.app.connection.pool.query('alter table products rename to elsewhere');
    try {
      expect((await sitemap()).status).toBe(200);
    } finally {
      await site.app.connection.pool.query('alter table elsewhere rename to products');
    }
  });
});

describe('GET /robots.txt', () => {
  it('200: excludes private pages from crawling and names the sitemap', async () => {
    const { status, text, headers } = await site.app.http.get('/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard',
      'Disallow: /admin',
      'Disallow: /bn/dashboard',
      'Disallow: /bn/admin',
      '',
      'Sitemap: https://nodi.example/sitemap.xml',
      '',
    ]);
  });
});

describe('listPaths', () => {
  it('has no dates while nothing is stored', async () => {
    const empty = await createBuiltSite();
    try {
      expect((await listPaths(empty.app.db, { offset: 0, limit: 100 })).map(({ changed }) => changed)).toEqual(
        Array(11).fill(undefined),
      );
    } finally {
      await empty.close();
    }
  });
});

describe('conditional requests of clients', () => {
  const get = (path: string, headers: Record<string, string> = {}) => site.app.http.get(path).set(headers);

  it.each(['/sitemap.xml', '/rss.xml', '/robots.txt', '/product/1/changelog.xml', '/.well-known/security.txt'])(
    '304 for %s by ETag and by date, 200 for another ETag',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      const { etag = '', 'last-modified': modified = '' } = headers;
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      expect(new Date(modified).getTime()).toBeLessThanOrEqual(Date.now());
      expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
      expect((await get(path, { 'If-Modified-Since': modified })).status).toBe(304);
      expect((await get(path, { 'If-None-Match': '"another"' })).status).toBe(200);
    },
  );

  it('200 for security.txt with a contact and an expiry date', async () => {
    const { text, headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^Contact: https:\/\/nodi.example\/security\nContact: mailto:\S+@\S+$/m);
    expect(text).toMatch(/^Policy: https:\/\/nodi.example\/security$/m);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(new Date(expires).getTime()).toBeGreaterThan(Date.now() + 100 * 24 * 60 * 60 * 1000);
  });

  it('302 to the form for changing a password', async () => {
    const { status, headers } = await get('/.well-known/change-password');
    expect([status, headers.location]).toEqual([302, '/dashboard/profile']);
  });
});

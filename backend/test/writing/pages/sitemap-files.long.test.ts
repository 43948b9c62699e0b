import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { URLS_PER_FILE } from '../../../src/pages/feeds/sitemap.ts';
import { createProduct } from '../../factories/content.ts';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite();
  const product = await createProduct(site.app.db, { published: true });
  await site.app.connection.pool.query(
    `insert into products (title, description, category, features, images, pricing, demo_link, download_link, rating,
       reviews, downloads, version, last_update, position, published)
     select title || n, description, category, features, images, pricing, demo_link, download_link, rating, reviews,
       downloads, version, last_update, n, n > 5 from products, generate_series(1, $1) as n where id = $2`,
    [URLS_PER_FILE + 20, product.id],
  );
});
afterAll(() => site.close());

const read = async (name: string) => {
  const { status, text, body } = await site.app.http.get(`/${name}`).buffer(true);
  const xml = String(text ?? body);
  return { status, xml, addresses: [...xml.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path) };
};

describe('a sitemap larger than one document', () => {
  it('200: lists its parts, which contain every public URL once in each language', async () => {
    const index = await read('sitemap.xml');
    expect(index.xml).toMatch(/^<\?xml [^>]+>\n<sitemapindex [^>]+>\n/);
    expect(index.addresses).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
    const [first, second] = [await read('sitemap-1.xml'), await read('sitemap-2.xml')];
    expect([first.addresses.length, second.addresses.length]).toEqual([2 * URLS_PER_FILE, 2 * (7 + 1 + 15)]);
    expect(first.addresses.slice(0, 2)).toEqual(['/', '/bn/']);
    expect(new Set([...first.addresses, ...second.addresses]).size).toBe(2 * (URLS_PER_FILE + 23));
    expect(first.addresses).not.toContain('/login');
  });

  it('has no other parts', async () => {
    for (const name of ['sitemap-3.xml', 'sitemap-0.xml']) expect((await read(name)).xml).not.toContain('<urlset');
  });
});

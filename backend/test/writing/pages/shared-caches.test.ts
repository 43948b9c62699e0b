import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '../../factories/content.ts';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

let site: BuiltSite;
let plain: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite({ env: { CDN_SECONDS: '5', RATE_LIMIT_FACTOR: '0.1' } });
  plain = await createBuiltSite();
});
afterAll(() => Promise.all([site.close(), plain.close()]));

const open = (path: string, { app } = site) => app.http.get(path);

describe('headers for a CDN', () => {
  it('say how long it may cache a public page, and by which tags to purge it', async () => {
    const { id } = await createProduct(site.app.db);
    const { headers } = await open(`/product/${id}`).set('cookie', 'visitor=x').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=5',
      'surrogate-key': `product:${id} site`,
      'cache-tag': `product:${id},site`,
      vary: 'Accept-Encoding',
    });
    expect(headers).not.toHaveProperty('set-cookie');
    // A redirect may come to be in its place.
    expect((await open('/product/999999')).headers['surrogate-key']).toBe('product:999999 redirects site');
  });

  it('are absent from private pages, and from all pages without the setting', async () => {
    for (const path of ['/dashboard', '/admin', '/forgot-password?token=secret', '/api/site']) {
      const { headers } = await open(path);
      expect(headers['cache-control'], path).not.toContain('s-maxage');
      expect(headers, path).not.toHaveProperty('surrogate-key');
    }
    const { headers } = await open('/about', plain);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    for (const name of ['surrogate-key', 'cache-tag']) expect(headers).not.toHaveProperty(name);
  });
});

describe('a network that requests one new page after another', () => {
  it('429 with the application shell, while cached pages and the API still work', async () => {
    await open('/about').expect(200);
    const statuses: number[] = [];
    for (let count = 0; count < 40; count += 1) statuses.push((await open(`/products?search=${count}`)).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
    const { status, headers, text } = await open('/products?search=again');
    expect([status, headers['cache-control']]).toEqual([429, 'no-store']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('<script type="module"');
    expect((await open('/page-data/x.js?page=%2Fproducts%3Fsearch%3Dz')).status).toBe(404);
    expect(site.frontend.asked).not.toContain('/products?search=z');
    await open('/about').expect(200);
    await open('/api/site').expect(200);
  });
});

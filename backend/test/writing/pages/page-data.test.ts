import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite({ seeded: true });
});
beforeEach(() => {
  site.frontend.answer = ({ pathname, search }) => ({ data: JSON.stringify([[['api'], pathname + search]]) });
  site.pages.forget('everything');
});
afterAll(() => site.close());

const get = (path: string) => site.app.http.get(path);
/** The URL of the data that a page references. */
const addressIn = (text: string) => /import\("(\/page-data\/[^"]+)"\)/.exec(text)?.[1] ?? '';

describe('the data of a page', () => {
  it.each(['/about', '/products?search=a%26b&sort=price'])(
    '200: %s references them, and they are immutable',
    async (path) => {
      const page = await get(path);
      expect(page.text).not.toContain('[["api"]');
      const { status, text, headers } = await get(addressIn(page.text));
      expect(status).toBe(200);
      const module = await import(`data:text/javascript,${encodeURIComponent(text)}`);
      expect(module.default).toEqual([[['api'], path]]);
      expect(globalThis).toHaveProperty('$_TSR', '$&');
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'x-robots-tag': 'noindex',
      });
    },
  );

  it('200: also from a server that has not rendered the page yet', async () => {
    const address = addressIn((await get('/about')).text);
    site.pages.forget('everything');
    expect((await get(address)).status).toBe(200);
  });

  it('200 for some minutes after the page has changed, then an uncached 404', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(1);
    const address = addressIn((await get('/about')).text);
    const before = await get(address);
    site.frontend.answer = () => ({ data: '[["new"]]' });
    site.pages.forget('everything');
    expect(addressIn((await get('/about')).text)).not.toBe(address);
    expect((await get(address)).text).toBe(before.text);
    vi.advanceTimersByTime(5 * 60_000 + 1);
    const { status, headers } = await get(address);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    vi.useRealTimers();
  });

  it.each([
    '/page-data/',
    '/page-data/x.js',
    '/page-data/x.js?page=',
    '/page-data/x.js?page=%2Fabout',
    '/page-data/x.js?page=%2Fdashboard',
    '/page-data/x.js?page=%2Fforgot-password%3Ftoken%3Da',
    '/page-data/x.js?page=a&page=b',
    '/page-data/x.js?page[a]=b',
    '/page-data/x.js?page=%2F%2Fevil.example',
  ])('404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('405 for other methods', async () => {
    expect((await site.app.http.post('/page-data/x.js?page=%2Fabout')).status).toBe(405);
  });

  it('stay inline in a page with a secret, which must not have a URL', async () => {
    const { text } = await get('/forgot-password?token=abc');
    expect(addressIn(text)).toBe('');
    expect(text).toContain('[[["api"],"/forgot-password?token=abc"]]');
  });

  it('404 while the site is closed', async () => {
    const address = addressIn((await get('/about')).text);
    const { db, siteState } = site.app.deps;
    await db.updateTable('site_settings').set({ maintenance: true }).execute();
    siteState.forget();
    expect((await get(address)).status).toBe(404);
    await db.updateTable('site_settings').set({ maintenance: false }).execute();
    siteState.forget();
  });
});

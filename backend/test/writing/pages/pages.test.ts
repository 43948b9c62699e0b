import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPages, type PageServer } from '../../../src/pages/pages.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { fakeClient, fakeRender } from './fake-site.ts';

const site = fakeRender();
let client: Awaited<ReturnType<typeof fakeClient>>;
let app: TestApp;
let pages: PageServer;
beforeAll(async () => {
  client = await fakeClient();
  app = await createTestApp({
    seeded: true,
    env: { PUBLIC_URL: 'https://studio.example' },
    pages: (deps, fetch) => {
      pages = createPages({
        ...deps,
        ...deps.env,
        render: site.render,
        clientFolder: client.folder,
        publicUrl: 'https://studio.example',
        fetch,
      });
      return pages;
    },
  });
});
beforeEach(() => {
  pages.forget('everything');
  site.asked.length = 0;
  site.answer = () => ({});
});
afterAll(async () => {
  await app.close();
  await client.remove();
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a public page', () => {
  it('200 is complete with its styles, and starts the application later', async () => {
    const { status, text, headers } = await app.http.get('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<div id="root"><h1>/</h1></div></body>');
    expect(text).toContain('<title>Page</title>');
    // As old as its data: the application uses the age to decide on a refetch.
    expect(Math.abs(Date.now() - Date.parse(headers['last-modified'] ?? ''))).toBeLessThan(120_000); // the full minute
    expect(text).toContain('<style>body{color:#123}h1::after{content:"<\\/style>"}</style>');
    expect(text).toContain('["/assets/index-1.js","/assets/shared-1.js","/assets/home-1.js"]');
    expect(text).toContain('<noscript><link rel="stylesheet" href="/assets/style-1.css"></noscript>');
    expect(text).not.toMatch(/<script type="module"|rel="modulepreload"|<!--app-/);
  });

  it('200 in the language of its prefix, with the scripts of that language', async () => {
    const { text } = await app.http.get('/bn/').expect(200);
    expect(text).toContain('<html lang="bn"');
    expect(text).toContain('["/assets/bn-1/index-1.js"');
    expect(text).not.toContain('"/assets/index-1.js"');
    expect((await app.http.get('/')).text).toContain('<html lang="en"');
    const { text: shell } = await app.http.get('/bn/dashboard').expect(200);
    expect(shell).toContain('src="/assets/bn-1/index-1.js"');
    expect(shell).toContain('<title>ড্যাশবোর্ড');
    expect(shell).toContain('<noscript><h1>এই পেজে JavaScript লাগে</h1>');
  });

  it('allows exactly its own inline scripts and styles', async () => {
    const { text, headers } = await app.http.get('/');
    const policy = headers['content-security-policy'] ?? '';
    const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => hash(match[1] ?? ''));
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(policy).toContain(script);
    expect(policy).toContain(hash('body{color:#123}h1::after{content:"<\\/style>"}'));
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types text; upgrade-insecure-requests");
    expect(policy).not.toContain('unsafe');
  });

  it('is rendered once for many readers, also for concurrent requests', async () => {
    site.answer = () => sleep(30, {});
    await Promise.all(Array.from({ length: 10 }, () => app.http.get('/products?search=a')));
    await app.http.get('/products?search=a');
    expect(site.asked).toEqual(['/products?search=a']);
  });

  it('is rendered once for every order of its parameters', async () => {
    await app.http.get('/products?search=a&category=b');
    await app.http.get('/products?category=b&search=a');
    expect(site.asked).toEqual(['/products?category=b&search=a']);
  });

  it('200 with tracking parameters of other sites, as the page without them', async () => {
    const response = await app.http.get('/products?search=a+b&utm_source=x&gclid=1');
    expect(response.status).toBe(200);
    await app.http.get('/products?search=a+b');
    expect(site.asked).toEqual(['/products?search=a+b']);
  });

  it('304 for a matching ETag; a new ETag after a change', async () => {
    const first = await app.http.get('/about');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await app.http.get('/about').set('if-none-match', first.headers.etag ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
    site.answer = () => ({ body: 'changed' });
    pages.forget('everything');
    const changed = await app.http.get('/about').set('if-none-match', first.headers.etag ?? '');
    expect([changed.status, changed.text.includes('changed')]).toEqual([200, true]);
  });

  it('is compressed as the client accepts', async () => {
    const get = (encoding: string) => app.http.get('/').set('accept-encoding', encoding);
    const compressed = await get('gzip, br');
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    const plain = await get('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(compressed.text).toBe(plain.text);
    expect((await get('gzip')).headers['content-encoding']).toBe('gzip');
  });

  it('HEAD returns the same headers without a body', async () => {
    const [get, head] = [
      await app.http.get('/').set('accept-encoding', 'identity'),
      await app.http.head('/').set('accept-encoding', 'identity'),
    ];
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.text ?? '').toBe('');
  });
});

describe('other URLs', () => {
  it('404 for unknown ones, which cannot evict real pages', async () => {
    await app.http.get('/');
    site.answer = () => ({ status: 404 });
    for (let index = 0; index < 120; index += 1) await app.http.get(`/nothing-${index}`);
    const { status, text } = await app.http.get('/nothing-119');
    expect([status, text.includes('<h1>/nothing-119</h1>')]).toEqual([404, true]);
    expect(site.asked).toHaveLength(121);
    expect((await app.http.get('/')).status).toBe(200);
    expect(site.asked).toHaveLength(121);
  });

  it.each(['/dashboard', '/dashboard/orders', '/admin', '/admin/login'])(
    '%s gets the application shell with the frame of its area',
    async (path) => {
      const { status, text } = await app.http.get(path);
      expect(status).toBe(200);
      expect(text).toContain(`<div id="root"><div class="area-frame area-frame-${path.split('/')[1]}" aria-hidden`);
      expect(text).toContain('<noscript><h1>This page needs JavaScript</h1><p>Please turn it on');
      expect(text).toContain('<script type="module" crossorigin src="/assets/index-1.js">');
      expect(site.asked).toEqual([]);
    },
  );

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1', '/about?a=1'],
    ['//evil.example/x', '/evil.example/x'],
    ['///evil.example//', '/evil.example'],
    ['/index.html', '/'],
  ])('308 from %s to %s', async (from, to) => {
    const response = await app.http.get(from);
    expect([response.status, response.headers.location]).toEqual([308, to]);
  });

  it('passes on a redirect of the application, as a path', async () => {
    site.answer = () => ({ status: 307, location: 'https://studio.example/products' });
    const response = await app.http.get('/old');
    expect([response.status, response.headers.location]).toEqual([307, '/products']);
  });

  it('a link with a secret is rendered for one reader and never stored', async () => {
    const path = '/forgot-password?token=abc';
    const { headers } = await app.http.get(path);
    await app.http.get(path);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(site.asked).toEqual([path, path]);
  });

  it('invalid URLs are not rendered', async () => {
    expect((await app.http.get(`/products?search=${'a'.repeat(400)}`)).status).toBe(200);
    expect((await app.http.get('/products?a=1&b=1&c=1&d=1&e=1&f=1&g=1')).status).toBe(200);
    for (const path of ['/%E0%A4%A', '/%00%ff']) expect((await app.http.get(path)).status).toBe(404);
    expect(site.asked).toEqual([]);
  });

  it('405 for other methods', async () => {
    const response = await app.http.post('/about');
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('when rendering fails', () => {
  it('503 with the empty application shell, which is not cached', async () => {
    site.answer = () => {
      throw new Error('broken');
    };
    const failed = await app.http.get('/services');
    expect(failed.status).toBe(503);
    expect(failed.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(failed.text).toContain('<div id="root"></div>');
    site.answer = () => ({});
    expect((await app.http.get('/services')).status).toBe(200);
  });
  it('500 with the error page of a component that failed', async () => {
    site.answer = () => ({ status: 500, body: '<h1>Oops!</h1>', failure: new Error('broken') });
    const { status, headers, text } = await app.http.get('/contact');
    expect([status, headers['cache-control'], text.includes('<h1>Oops!</h1>')]).toEqual([500, 'no-store', true]);
  });
});

describe('build files', () => {
  it('200 with immutable names for a year, media for a week, the rest for an hour', async () => {
    const cache = async (path: string) => (await app.http.get(path)).headers['cache-control'];
    expect(await cache('/assets/index-1.js')).toBe('public, max-age=31536000, immutable');
    expect(await cache('/media/hero.webp')).toContain('max-age=604800');
    expect(await cache('/favicon.svg')).toBe('public, max-age=3600');
    const compressed = await app.http.head('/assets/shared-1.js').set('accept-encoding', 'br');
    expect(compressed.headers['content-encoding']).toBe('br');
  });

  it.each(['/assets/index-1.js.map', '/assets/none.js', '/assets/', '/media/none.webp', '/assets/%2e%2e/.env'])(
    '404 for %s',
    async (path) => {
      const response = await app.http.get(path);
      expect([response.status, response.text]).toEqual([404, 'Not found\n']);
    },
  );

  it.each(['/.env', '/.vite/manifest.json', '/..%2f.env'])('%s is an ordinary page', async (path) => {
    const { text } = await app.http.get(path);
    expect(text).not.toMatch(/SECRET|isEntry/);
  });
});

describe('feeds', () => {
  it('200 lists every public page', async () => {
    const { text } = await app.http.get('/sitemap.xml').buffer(true);
    expect(text).toContain('<loc>https://studio.example/</loc>');
    expect(text).toMatch(/<loc>https:\/\/studio.example\/product\/6<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(text).not.toMatch(/login|dashboard|admin/);
    expect((await app.http.get('/robots.txt')).text).toContain('Sitemap: https://studio.example/sitemap.xml');
    const rss = await app.http.get('/rss.xml').buffer(true);
    expect(rss.headers['content-type']).toContain('application/rss+xml');
    expect(String(rss.text ?? rss.body)).toContain('<link>https://studio.example/blog/1</link>');
    // The whole text, with links that work outside of the site.
    expect(String(rss.text ?? rss.body)).toMatch(/<content:encoded>&#60;\w[\s\S]{2000,}&#62;<\/content:encoded>/);
    expect(String(rss.text ?? rss.body)).not.toMatch(/(?:href|src)=&#34;\//);
    const bangla = await app.http.get('/bn/rss.xml').buffer(true);
    const feed = String(bangla.text ?? bangla.body);
    expect(feed).toContain('<link>https://studio.example/bn/blog/1</link>');
    expect(feed).toContain('<language>bn</language>');
    expect(feed).toContain('<title>নদী স্টুডিও</title>');
    expect(feed).toMatch(/<item><title>[^<]*[ঀ-৿]/);
    const { text: changelog } = await app.http.get('/bn/product/1/changelog.xml').buffer(true);
    expect(changelog).toMatch(/<title>রমজান ক্যালেন্ডার ২০২৫: নতুন কী এসেছে<\/title>/);
    expect(changelog).toContain('১৪৪৭ হিজরির রমজানে');
  });
});

describe('warming', () => {
  it('renders every public page in advance', async () => {
    await pages.warm(new AbortController().signal);
    expect(site.asked).toEqual(
      expect.arrayContaining(['/', '/products', '/product/1', '/blog/3', '/terms-and-conditions', '/bn/product/1']),
    );
    const count = site.asked.length;
    await app.http.get('/product/1');
    expect(site.asked).toHaveLength(count);
  });
});

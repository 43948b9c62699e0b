import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProduct } from '../factories/content.ts';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.pages.invalidate();
  site.rendered.length = 0;
});

const open = (path: string) => site.app.http.get(path).redirects(0);

describe('a public page', () => {
  it('200: arrives finished, with its own head, the files of its route and a strict policy', async () => {
    const { id } = await createProduct(site.app.db, { title: 'River Map' });
    const { status, text, headers } = await open(`/product/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('<title>River Map</title>');
    expect(text).toContain('<div id="root"><h1>River Map</h1></div>');
    expect(text).toContain('<style>body{margin:0}</style>');
    for (const file of ['/assets/main.js', '/assets/vendor.js', '/assets/product.js']) expect(text).toContain(file);
    expect(text).not.toMatch(/<!--app|modulepreload" href|<script type="module"/);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
    expect(policy).not.toContain('unsafe');
    for (const name of ['set-cookie', 'x-robots-tag']) expect(headers).not.toHaveProperty(name);
  });

  it('304: for a reader who has it already', async () => {
    const first = await open('/about');
    const again = await open('/about').set('if-none-match', first.headers.etag ?? '');
    expect(again.status).toBe(304);
  });

  it('200: is rendered once, also when many ask at the same time, and clicks counted by others do not matter', async () => {
    await Promise.all(Array.from({ length: 12 }, () => open('/about').expect(200)));
    await open('/about?utm_source=x&fbclid=y').expect(200);
    expect(site.rendered).toEqual(['https://nodi.example/about']);
  });

  it('200: is rendered anew after a change that visitors can see', async () => {
    const { id } = await createProduct(site.app.db, { title: 'Old name' });
    await open(`/product/${id}`);
    await site.app.db.updateTable('products').set({ title: 'New name' }).where('id', '=', id).execute();
    expect((await open(`/product/${id}`)).text).toContain('Old name');
    site.app.deps.invalidatePages();
    expect((await open(`/product/${id}`)).text).toContain('New name');
  });

  it('404: an unknown or unpublished product, as a page that search engines leave out', async () => {
    const draft = await createProduct(site.app.db, { published: false });
    for (const id of ['999999999', String(draft.id), 'abc', '0']) {
      const { status, text, headers } = await open(`/product/${id}`);
      expect([id, status]).toEqual([id, 404]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).toContain('<title>Product Not Found</title><meta name="robots" content="noindex">');
    }
  });

  it('200: a product that was unknown shows as soon as it exists', async () => {
    const draft = await createProduct(site.app.db, { published: false });
    await open(`/product/${draft.id}`).expect(404);
    await site.app.db.updateTable('products').set({ published: true }).where('id', '=', draft.id).execute();
    site.app.deps.invalidatePages();
    await open(`/product/${draft.id}`).expect(200);
  });

  it('404: an unknown path', async () => {
    expect((await open('/nothing-here')).status).toBe(404);
  });

  it('308: one address for one page', async () => {
    const moved = await Promise.all(
      ['/about/', '//evil.example', '/index.html', '/blog/?tag=x'].map((path) => open(path)),
    );
    expect(moved.map(({ status, headers }) => [status, headers.location])).toEqual([
      [308, '/about'],
      [308, '/evil.example'],
      [308, '/'],
      [308, '/blog?tag=x'],
    ]);
  });

  it('503 with Retry-After: the empty application where rendering fails; it is not kept', async () => {
    const { status, text, headers } = await open('/broken');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(text).toContain('<script type="module"');
    await open('/broken');
    expect(site.rendered).toHaveLength(2);
  });

  it('405: nothing can be sent to a page', async () => {
    const { status, headers } = await site.app.http.post('/about').send({});
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('200: an address with a secret is neither kept nor passed on', async () => {
    for (let call = 0; call < 2; call += 1) {
      const { headers } = await open('/forgot-password?token=abc').expect(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
    expect(site.rendered).toHaveLength(2);
  });

  it.each([
    '/dashboard',
    '/admin/users',
    `/products?search=${'x'.repeat(400)}`,
    '/products?a=1&b=2&c=3&d=4&e=5&f=6&g=7',
  ])('200: %s is left to the browser', async (path) => {
    const { status, text } = await open(path);
    expect(status).toBe(200);
    expect(text).toContain('<script type="module"');
    expect(site.rendered).toEqual([]);
  });

  it('200 compressed where the reader takes it', async () => {
    const encodings = await Promise.all(
      ['gzip, br', 'gzip', 'identity'].map(async (accepted) => {
        const { headers } = await open('/about').set('accept-encoding', accepted);
        return headers['content-encoding'];
      }),
    );
    expect(encodings).toEqual(['br', 'gzip', undefined]);
  });
});

describe('built files', () => {
  it('200 for a year, except what is not meant to be read', async () => {
    const file = await open('/assets/main.js');
    expect([file.status, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const path of ['/assets/main.js.map', '/.vite/manifest.json', '/..%2fpackage.json']) {
      expect((await open(path)).text, path).not.toContain('isEntry');
      expect((await open(path)).headers['content-type'], path).toBe('text/html; charset=utf-8');
    }
  });
});

describe('warming up', () => {
  it('renders the fixed pages and the first products, and no more than a hundred', async () => {
    const { rows } = await site.app.connection.pool.query<{ id: number }>(
      `insert into products (title, description, category, images, demo_link, download_link, version, last_update)
       select title, description, category, images, demo_link, download_link, version, last_update
       from products, generate_series(1, 150) where id = (select min(id) from products) returning id`,
    );
    await site.pages.warm(new AbortController().signal);
    expect(site.rendered).toHaveLength(100);
    expect(site.rendered.slice(0, 2)).toEqual(['https://nodi.example/', 'https://nodi.example/products']);
    expect(site.rendered).not.toContain(`https://nodi.example/product/${rows.at(-1)?.id}`);
  });

  it('ends when the server stops', async () => {
    await site.pages.warm(AbortSignal.abort());
    expect(site.rendered).toEqual([]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProduct } from '../../factories/content.ts';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.pages.forget('everything');
  site.frontend.asked.length = 0;
});

const open = (path: string) => site.app.http.get(path);

describe('GET /product/{id}', () => {
  it('200: is rendered again after a public change', async () => {
    const { id } = await createProduct(site.app.db, { title: 'Old name' });
    expect((await open(`/product/${id}`)).text).toContain('<title>Old name</title>');
    await site.app.db.updateTable('products').set({ title: 'New name' }).where('id', '=', id).execute();
    expect((await open(`/product/${id}`)).text).toContain('<title>New name</title>');
  });

  it('200: a change during rendering is seen by later requests', async () => {
    const { id } = await createProduct(site.app.db, { title: 'Old name' });
    const usual = site.frontend.answer;
    const [asked, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    site.frontend.answer = async (url, fetch) => {
      const page = await usual(url, fetch);
      asked.resolve();
      await changed.promise;
      return page;
    };
    const early = open(`/product/${id}`).then(({ text }) => text);
    await asked.promise;
    site.frontend.answer = usual;
    await site.app.db.updateTable('products').set({ title: 'New name' }).where('id', '=', id).execute();
    const late = open(`/product/${id}`).then(({ text }) => text);
    changed.resolve();
    await early;
    expect(await late).toContain('<title>New name</title>');
    expect((await open(`/product/${id}`)).text).toContain('<title>New name</title>');
  });

  it('404: an unknown or unpublished product, as a page', async () => {
    const draft = await createProduct(site.app.db, { published: false });
    for (const id of ['999999999', String(draft.id), 'abc', '0']) {
      const { status, text, headers } = await open(`/product/${id}`);
      expect([id, status, headers['content-type']]).toEqual([id, 404, 'text/html; charset=utf-8']);
      expect(text).toContain('<title>Product Not Found</title>');
    }
  });

  it('200: an unknown product appears once it is published', async () => {
    const draft = await createProduct(site.app.db, { published: false });
    await open(`/product/${draft.id}`).expect(404);
    await site.app.db.updateTable('products').set({ published: true }).where('id', '=', draft.id).execute();
    await open(`/product/${draft.id}`).expect(200);
  });
});

describe('content policy of a product page', () => {
  const policyOf = async (path: string) => (await open(path)).headers['content-security-policy'] ?? '';
  const usual = 'frame-src https://www.youtube-nocookie.com https://player.vimeo.com';

  it('200: allows the frame of its own sandbox, on this page only', async () => {
    const { id } = await createProduct(site.app.db, {});
    const answer = site.frontend.answer;
    site.frontend.answer = async (url, fetch) =>
      url.pathname === `/product/${id}` ? { frames: ['https://demo.example:8443'] } : answer(url, fetch);
    expect(await policyOf(`/product/${id}`)).toContain(`${usual} https://demo.example:8443;`);
    expect(await policyOf('/products')).toContain(`${usual};`);
    site.frontend.answer = answer;
  });

  it('200: leaves out what would open the policy further', async () => {
    const { id } = await createProduct(site.app.db, {});
    const answer = site.frontend.answer;
    const frames = ['https:', '*', 'https://*.example', "https://a.example; script-src 'unsafe-inline'", 'null'];
    site.frontend.answer = async () => ({ frames });
    expect(await policyOf(`/product/${id}`)).toContain(`${usual};`);
    site.frontend.answer = answer;
  });
});

describe('what search engines and clients may store', () => {
  it('pages never set a cookie, and public ones may be indexed', async () => {
    for (const path of ['/', '/products?search=x', '/contact', '/product/999999999']) {
      const { headers } = await open(path).set('cookie', 'visitor=x');
      for (const name of ['set-cookie', 'x-robots-tag']) expect(headers, path).not.toHaveProperty(name);
    }
  });

  it.each(['/dashboard', '/admin/login', '/forgot-password?token=abc', `/products?search=${'x'.repeat(400)}`])(
    '%s is not indexed',
    async (path) => {
      expect((await open(path)).headers['x-robots-tag']).toBe('noindex');
    },
  );
});

describe('warming a large catalogue', () => {
  it('renders the fixed pages and the first products, at most a hundred, and stops with the server', async () => {
    const { id } = await createProduct(site.app.db);
    const { rows } = await site.app.connection.pool.query<{ id: number }>(
      `insert into products (title, description, category, images, demo_link, download_link, version, last_update)
       select title, description, category, images, demo_link, download_link, version, last_update
       from products, generate_series(1, 150) where id = $1 returning id`,
      [id],
    );
    await site.pages.warm(AbortSignal.abort());
    expect(site.frontend.asked).toEqual([]);
    await site.pages.warm(new AbortController().signal);
    expect(site.frontend.asked).toHaveLength(100);
    expect(site.frontend.asked.slice(0, 2)).toEqual(['/', '/products']);
    expect(site.frontend.asked).not.toContain(`/product/${rows.at(-1)?.id}`);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOldRedirectHits } from '../../../src/features/site/redirects.repository.ts';
import { createRedirects } from '../../../src/pages/redirects.ts';
import { type BuiltSite, createBuiltSite } from '../../writing/pages/built-site.ts';

let site: BuiltSite;
let admin: Record<string, string>;
beforeAll(async () => {
  site = await createBuiltSite({ seeded: true });
  const product = site.frontend.answer;
  site.frontend.answer = async (url, fetch) =>
    /^\/(?:bn\/)?(?:old|shop|b)/.test(url.pathname) ? { status: 404 } : product(url, fetch);
  admin = (await site.app.signedIn('super_admin')).headers;
});
afterAll(() => site.close());

const URL_PATH = '/api/admin/content/redirects';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const create = (path: string, target: string) => site.app.http.post(URL_PATH).set(admin).send({ path, target });
const list = async () => (await site.app.http.get(URL_PATH).set(admin)).body;
const visit = (path: string, agent = BROWSER) => site.app.http.get(path).set('User-Agent', agent);
const fieldOf = ({ body }: { body: { details?: { field: string }[] } }) => body.details?.[0]?.field;
const hitsOf = async (path: string) =>
  (await list()).items.find((row: { path: string }) => row.path === path)?.hits as number | undefined;

describe('redirects', () => {
  it('201 the path leads on, in each language and with its query; hits of readers are counted', async () => {
    expect((await visit('/old/shop')).status).toBe(404);
    const created = await create('/old/shop/', 'https://nodi.example/products?page=2');
    expect([created.status, created.body]).toMatchObject([201, { path: '/old/shop', target: '/products?page=2' }]);
    await create('/old/b', '/about');
    const answer = await visit('/old/shop?utm_source=x');
    expect([answer.status, answer.headers.location]).toEqual([301, '/products?page=2']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await visit('/bn/old/b?utm_source=x')).headers.location).toBe('/bn/about?utm_source=x');
    expect((await visit('/old/b', 'Googlebot/2.1')).headers.location).toBe('/about');
    const prefetched = await visit('/old/b').set('Sec-Purpose', 'prefetch;prerender');
    expect(prefetched.headers.location, 'a prefetch is redirected but not counted').toBe('/about');
    await expect.poll(() => hitsOf('/old/b'), { timeout: 5_000 }).toBe(1);
    expect(await hitsOf('/old/shop')).toBe(1);
    await deleteOldRedirectHits(site.app.db, new Date(Date.now() + 2 * 86_400_000));
    expect(await hitsOf('/old/b')).toBe(0);
  });

  it('200 another target, 204 none; 404 for an unknown one', async () => {
    const { body } = await create('/old/page', '/about');
    const one = `${URL_PATH}/${body.id}`;
    const changed = await site.app.http.put(one).set(admin).send({ path: '/old/page', target: '/contact' });
    expect([changed.status, changed.body.target]).toEqual([200, '/contact']);
    await expect.poll(async () => (await visit('/old/page')).headers.location).toBe('/contact');
    expect((await site.app.http.delete(one).set(admin)).status).toBe(204);
    await expect.poll(async () => (await visit('/old/page')).status).toBe(404);
    expect((await site.app.http.delete(one).set(admin)).status).toBe(404);
    expect((await site.app.http.put(one).set(admin).send({ path: '/old/p', target: '/' })).status).toBe(404);
    const { rows } = await site.app.connection.pool.query(
      `select action from audit_entries where subject = 'redirect' and subject_id = $1 order by id`,
      [body.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['redirect.create', 'redirect.update', 'redirect.delete']);
  });

  it('400 for a path that a page has, that is taken, or that leads back, and for another site', async () => {
    await create('/old/a', '/old/z');
    for (const [path, target, field] of [
      ['/product/1', '/products', 'path'],
      ['/blog/1', '/blog', 'path'],
      ['/admin/x', '/', 'path'],
      ['/about', '/', 'path'],
      ['/old/a', '/', 'path'],
      ['old', '/', 'path'],
      ['/old/x', 'https://other.example/', 'target'],
      ['/old/x', '//other.example/', 'target'],
      ['/old/x', '/old/x', 'target'],
      ['/old/z', '/old/a', 'target'],
    ] as const) {
      const refused = await create(path, target);
      expect([path, target, refused.status, fieldOf(refused)]).toEqual([path, target, 400, field]);
    }
  });

  it('409 for the 501st', async () => {
    await site.app.connection.pool.query(`insert into redirects (path, target)
      select '/full/' || n, '/' from generate_series(1, 500 - (select count(*)::int from redirects)) n`);
    expect((await create('/old/one-more', '/')).status).toBe(409);
    await site.app.connection.pool.query(`delete from redirects where path like '/full/%'`);
  });

  it('200 lists former slugs, whose hits count too, and paths that visitors did not find', async () => {
    const { pool } = site.app.connection;
    await pool.query(`insert into post_addresses (address, post_id, present) values ('former-slug', 1, false)`);
    const redirects = createRedirects(site.app.db, { warn: () => {} });
    for (const path of ['/bn/blog/former-slug', '/blog/1'])
      await redirects.follow({ method: 'GET', path, url: path, get: () => BROWSER } as never, 308);
    await expect.poll(() => hitsOf('/blog/former-slug'), { timeout: 5_000 }).toBe(1);
    const { items, missing } = await list();
    expect(items.find((row: { path: string }) => row.path === '/blog/former-slug')).toMatchObject({
      id: null,
      origin: 'slug',
      target: '/blog/1',
    });
    expect((await create('/blog/former-slug', '/blog')).status).toBe(400);
    const [first] = missing;
    expect(first.views).toBeGreaterThan(0);
    await create(first.path, '/');
    expect((await list()).missing).not.toContainEqual(first);
  });
});

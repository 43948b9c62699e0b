import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { InProcessFetch } from '../../../src/http/in-process.ts';
import { listPaths } from '../../../src/pages/feeds/public-paths.ts';
import { loadSite } from '../../../src/pages/site.ts';
import { createTestApp, type TestApp, type TestOptions } from '../../test-app.ts';

const dist = fileURLToPath(new URL('../../../../dist', import.meta.url));

interface Server {
  app: TestApp;
  /** The public operations called during rendering. */
  asked: string[];
}

/** The application with the built site, shared by both servers as on two machines. */
async function serve(options: TestOptions): Promise<Server> {
  const site = await loadSite(dist);
  if (site.build === null) throw new Error('This test compares real pages: run "npm run build" first');
  const requestedPaths: string[] = [];
  const app = await createTestApp({
    ...options,
    env: { PUBLIC_URL: 'https://nodi.example' },
    pages: ({ db, siteState, log, env }, call) => {
      const fetch: InProcessFetch = (address, init) => {
        requestedPaths.push(address);
        return call(address, init);
      };
      return site.create({ ...env, db, siteState, log, fetch });
    },
  });
  await app.deps.changes.whenCaughtUp();
  return { app, asked: requestedPaths };
}

let one: Server;
let two: Server;
let admin: { authorization: string };
beforeAll(async () => {
  one = await serve({ engine: 'postgres', seeded: true });
  two = await serve({ beside: one.app });
  admin = (await one.app.signedIn('super_admin')).headers;
});
afterAll(async () => {
  await two.app.close();
  await one.app.close();
});

const read = async ({ app }: Server, path: string) => {
  const { status, text, headers } = await app.http.get(path).set('accept-encoding', 'identity');
  const { date: _sent, 'x-request-id': _id, connection: _kept, ...same } = headers;
  return { status, text, headers: same };
};
/**
 * Waits until another server shows a change made here. The promised time is a second, which is measured elsewhere;
 * without a notification it would take a minute, longer than any delay of a busy machine.
 */
const within = <Value>(look: () => Promise<Value>, expected: Value) =>
  vi.waitFor(async () => expect(await look()).toEqual(expected), { timeout: 120_000, interval: 10 });

describe('two servers on one database', () => {
  it('serve every public page, its data and the feeds with identical bytes and headers', async () => {
    // The minute by which pages are dated may end in between.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const paths = [
      ...(await listPaths(one.app.db, { offset: 0, limit: 1_000 })).map(({ path }) => path),
      '/nothing',
      '/sitemap.xml',
      '/rss.xml',
    ];
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const page = await read(one, path);
      expect(await read(two, path), path).toEqual(page);
      const data = /"(\/page-data\/[^"]+)"/.exec(page.text)?.[1];
      // Requested from a server that has not served the page yet.
      if (data) expect((await read(two, data)).status, data).toBe(200);
    }
    vi.useRealTimers();
  });

  it('both reflect a product unpublished and published again within a second, also in lists, and nothing else is rendered', async () => {
    // Neither the footer, which is on every page, nor a category depends on it.
    const path = '/api/admin/products/6';
    await one.app.db.updateTable('products').set({ category: 'Windows Applications' }).where('id', '=', 5).execute();
    await within(async () => (await read(two, '/product/5')).text.includes('Windows Applications'), true);
    const watched = ['/product/6', '/products', '/', '/blog', '/services', '/sitemap.xml'];
    for (const page of watched) await read(two, page);
    const listed = async () => ({
      page: (await read(two, '/product/6')).status,
      list: (await read(two, '/products')).text.includes('nodi.example/product/6'),
      sitemap: (await read(two, '/sitemap.xml')).text.includes('/product/6<'),
    });
    two.asked.length = 0;
    const set = async (status: string) => {
      const { revision } = (await one.app.http.get(path).set(admin)).body;
      await one.app.http.put(`${path}/status`).set(admin).send({ status, revision }).expect(200);
      // The server that made the change never shows an older page afterwards.
      expect((await read(one, '/product/6')).status).toBe(status === 'published' ? 200 : 404);
    };
    await set('draft');
    await within(listed, { page: 404, list: false, sitemap: false });
    await set('published');
    await within(listed, { page: 200, list: true, sitemap: true });
    for (const page of watched) await read(two, page);
    expect(two.asked).toEqual(expect.arrayContaining(['/api/products/6', '/api/home']));
    expect(two.asked.filter((address) => /services|posts/.test(address))).toEqual([]);
  });

  it('close and rename the site at the same time', async () => {
    const change = async (changes: object) => {
      const { updated_at: _at, ...settings } = (await one.app.http.get('/api/admin/settings').set(admin)).body;
      await one.app.http
        .put('/api/admin/settings')
        .set(admin)
        .send({ ...settings, ...changes })
        .expect(200);
    };
    const seen = async () => [(await read(two, '/about')).status, (await two.app.http.get('/api/products')).status];
    await within(seen, [200, 200]);
    await change({ maintenanceMode: true });
    await within(seen, [503, 503]);
    await change({ maintenanceMode: false, siteName: 'Padma Works' });
    await within(seen, [200, 200]);
    expect((await read(two, '/about')).text).toContain('Padma Works');
  });

  it('invalidate everything when the listening connection was lost, and listen again', async () => {
    const rename = (name: string) => one.app.db.updateTable('site_settings').set({ name }).execute();
    const name = async () => /Padma|Meghna|Jamuna/.exec((await read(two, '/contact')).text)?.[0];
    const cut = async () => {
      const { rows } = await one.app.connection.pool.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'studio-changes'`);
      return rows.length;
    };
    await rename('Padma Works');
    await within(name, 'Padma');
    // Both servers listen.
    expect(await cut()).toBe(2);
    await rename('Meghna Works');
    await within(name, 'Meghna');
    await rename('Jamuna Works');
    await within(name, 'Jamuna');
  });
});

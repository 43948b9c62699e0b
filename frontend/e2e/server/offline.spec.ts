// Reading offline: what the service worker stores, for whom, and when it is deleted.
import { createServer, type Server, request as send } from 'node:http';
import type { Page } from '@playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { startSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { customer, newUser, signIn } from '../support/users.ts';

test.use({ serviceWorkers: 'allow' });

const DOWNLOADS = '/dashboard/downloads';

/** The worker controls this page, and has stored its files. */
const whenStored = async (page: Page) => {
  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  await expect.poll(() => cacheNames(page)).toContainEqual(expect.stringMatching(/-files$/));
  await page.waitForLoadState('networkidle');
};

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());
const personCaches = async (page: Page) => (await cacheNames(page)).filter((name) => name.includes('person-'));

/** Everything that is stored: URLs with the headers of their requests, and bodies. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const answer = await cache.match(key);
        texts.push(
          name,
          key.url,
          JSON.stringify([...key.headers]),
          key.url.includes('/api/') ? ((await answer?.text()) ?? '') : '',
        );
      }
    }
    return texts.join('\n');
  });

/** Opens the customer's downloads until the worker has them. */
const readDownloads = async (page: Page) => {
  await page.goto(DOWNLOADS);
  await whenStored(page);
  await page.reload(); // now through the worker
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => storedIn(page)).toContain('/api/downloads');
  await page.waitForLoadState('networkidle');
};

test('a public page that was visited opens offline, and shows when it was saved', async ({ page, context, watch }) => {
  await page.goto('/services');
  await whenStored(page);
  await page.reload();
  await whenHydrated(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  watch.expectError('net::ERR_');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('You are offline: saved just now')).toBeVisible();
  await context.setOffline(false);
});

test('a customer reads downloads and keys offline, and no stored entry contains the token', async ({
  page,
  context,
  watch,
}) => {
  await signIn(page, customer);
  await readDownloads(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const product = (await heading.textContent()) ?? '';
  expect(await storedIn(page)).not.toContain((await page.evaluate(() => localStorage.getItem('token'))) ?? 'Bearer');
  watch.expectError('net::ERR_');
  watch.expectError('Failed to fetch');
  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(product);
  await expect(page.getByText('You are offline: saved just now')).toBeVisible();
  await context.setOffline(false);
});

test('signing out deletes stored data', async ({ page }) => {
  await signIn(page, customer);
  await readDownloads(page);
  expect(await personCaches(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => personCaches(page)).toEqual([]);
  expect(await storedIn(page)).not.toContain('/api/downloads');
});

test('the next user of the same browser sees nothing of the previous one', async ({ page, context, watch }) => {
  await signIn(page, customer);
  await readDownloads(page);
  const product = (await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  const [first] = await personCaches(page);
  // Without signing out: the session in the browser is replaced.
  await startSession(page, '/api/auth/register', newUser(), '/dashboard/orders');
  await expect.poll(async () => (await personCaches(page)).includes(first ?? '')).toBe(false);
  watch.expectError('net::ERR_');
  watch.expectError('Failed to fetch');
  await context.setOffline(true);
  await page.goto(DOWNLOADS);
  await expect(page.getByText('You are offline: saved')).toBeVisible();
  await expect(page.getByRole('main').getByText(product)).toHaveCount(0);
  expect(await storedIn(page)).not.toContain('/api/downloads');
  await context.setOffline(false);
});

test('a session that the server has ended deletes stored data', async ({ page, watch }) => {
  await signIn(page, customer);
  await readDownloads(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  // On the server only, as when the session is ended on another device.
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  for (const path of ['/api/*']) watch.expectAnswer(401, path);
  await page.reload();
  await expect.poll(() => personCaches(page)).toEqual([]);
});

test('requests that change something, ranges and files bypass the worker', async ({ page, watch }) => {
  watch.expectAnswer(400, '/api/visits');
  await page.goto('/about');
  await whenStored(page);
  await page.reload();
  await whenHydrated(page);
  const stored = await page.evaluate(async () => {
    await fetch('/api/visits', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
    await fetch('/api/products', { headers: { Range: 'bytes=0-1' } });
    await fetch('/robots.txt');
    await fetch('/api/cart');
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url, method } of await (await caches.open(name)).keys())
        urls.push(`${method} ${new URL(url).pathname}`);
    return urls;
  });
  for (const path of ['POST', '/api/visits', '/robots.txt', '/api/cart', 'GET /api/products'])
    expect(
      stored.filter((entry) => entry.includes(path)),
      path,
    ).toEqual([]);
});

test.describe('a release while a tab is open', () => {
  /** The site, with another worker once a release is made. */
  let server: Server;
  let build = '';
  let release = '';
  let posts: string[] = [];
  const sitePort = Number(process.env.E2E_BACKEND_PORT ?? '5301');
  const port = sitePort + 2;
  const origin = `http://localhost:${port}`;
  test.beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.method === 'POST') posts.push(request.url ?? '');
      const headers = { ...request.headers, 'accept-encoding': 'identity' };
      const { url: path, method } = request;
      const upstream = send(`http://localhost:${sitePort}${path}`, { method, headers }, async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part);
        let body = Buffer.concat(parts);
        if (path === '/service-worker.js' && release) body = Buffer.from(body.toString().replaceAll(build, release));
        delete answer.headers.etag;
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length }).end(body);
      });
      request.pipe(upstream);
    });
    await new Promise<void>((open) => server.listen(port, open));
  });
  test.beforeEach(() => {
    release = '';
    posts = [];
  });
  test.afterAll(() => new Promise((closed) => server.close(closed)));
  test.use({ baseURL: origin });

  test('an open page of the old release continues to work, and none of its files are stored for the new one', async ({
    page,
    context,
    watch,
  }) => {
    await page.goto('/services');
    await whenStored(page);
    await page.reload();
    await whenHydrated(page);
    const [before = ''] = await cacheNames(page);
    build = before.split('-')[1] ?? '';
    release = 'cccccccccccc';
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => cacheNames(page)).not.toContain(before);
    // The open tab is still the old release: its next page and its scripts arrive.
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => cacheNames(page)).toContain(`studio-${release}-files`);
    await page.reload();
    await whenHydrated(page);
    await page.waitForLoadState('networkidle');
    watch.expectError('net::ERR_');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    expect((await cacheNames(page)).every((name) => name.startsWith(`studio-${release}-`))).toBe(true);
    expect(new Set(posts).size, 'nothing is sent twice by the worker').toBe(posts.length === 0 ? 0 : 1);
  });
});

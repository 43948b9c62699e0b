import { readdirSync } from 'node:fs';
import type { Response } from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPages } from '../../../src/pages/pages.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { fakeClient, fakeRender } from './fake-site.ts';

const RULES = '/speculation-rules.json';
const publicUrl = 'https://studio.example';

let client: Awaited<ReturnType<typeof fakeClient>>;
let app: TestApp;
beforeAll(async () => {
  client = await fakeClient();
  app = await createTestApp({
    env: { PUBLIC_URL: publicUrl },
    pages: (deps, fetch) =>
      createPages({
        ...deps,
        ...deps.env,
        render: fakeRender().render,
        clientFolder: client.folder,
        publicUrl,
        fetch,
      }),
  });
});
afterAll(async () => {
  await app.close();
  await client.remove();
});

/** Whether the rules let the browser render a link's page ahead. */
async function readRules(): Promise<(link: string) => boolean> {
  const { body } = await app.http.get(RULES).buffer(true).parse(asJson).expect(200);
  const [pages, { not }] = body.prerender[0].where.and;
  const matches = (patterns: string[], link: string) =>
    patterns.some((pattern) => new URLPattern(pattern, publicUrl).test(link, publicUrl));
  return (link) => matches(pages.href_matches, link) && !matches([not.href_matches], link);
}

const asJson = (response: Response, done: (error: Error | null, body: unknown) => void) => {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, JSON.parse(Buffer.concat(parts).toString())));
};

it('200 public pages name the rules; working areas, pages behind a token and missing ones do not', async () => {
  const header = async (path: string) => (await app.http.get(path)).headers['speculation-rules'];
  expect(await header('/')).toBe(`"${RULES}"`);
  expect(await header('/bn/products')).toBe(`"${RULES}"`);
  for (const path of ['/dashboard', '/admin', '/order?token=abc', '/%E0%A4'])
    expect(await header(path), path).toBeUndefined();
});

it('200 the rules name pages that are the same for everyone', async () => {
  const isPrerendered = await readRules();
  for (const link of [
    '/',
    '/bn/',
    '/products',
    '/products?category=Apps',
    '/product/1',
    '/bn/blog/2#end',
    '/work/river',
  ])
    expect(isPrerendered(link), link).toBe(true);
  for (const link of [
    '/admin',
    '/dashboard/orders',
    '/bn/dashboard',
    '/login',
    '/cart',
    '/checkout/1',
    '/order?token=abc',
    '/blog?token=abc',
    '/blog?a=1&token=abc',
    '/api/products',
    '/uploads/files/a.zip',
    '/docs',
    'https://elsewhere.example/products',
  ])
    expect(isPrerendered(link), link).toBe(false);
});

it('every route is either prerendered or known not to be', async () => {
  const isPrerendered = await readRules();
  const routes = readdirSync(new URL('../../../../frontend/src/routes', import.meta.url)).flatMap((file) => {
    const name = /^(?!-|__)(.+?)(?:\.tsx)?$/.exec(file)?.[1];
    return name === undefined || /\.(?:test|stories)$/.test(name) || file.endsWith('.ts') ? [] : [name];
  });
  const paths = routes.map(
    (name) =>
      `/${name
        .replace(/(?:^|\.)index$/, '')
        .replaceAll('.', '/')
        .replaceAll(/\$|_(?=\/)/g, '')}`,
  );
  expect(paths.filter((path) => !isPrerendered(path)).sort()).toEqual([
    '/address', // pages of the owner: no pattern tells them from other paths
    '/admin',
    '/book-a-call',
    '/call',
    '/cart',
    '/case-study',
    '/checkout/product',
    '/confirm-email',
    '/conversation',
    '/dashboard',
    '/forgot-password',
    '/gift',
    '/invoice',
    '/login',
    '/login/callback',
    '/newsletter/confirm',
    '/order',
    '/orders',
    '/product/id/live/place',
    '/project',
    '/quote',
    '/register',
    '/renewal',
    '/saved',
    '/seat',
    '/unsubscribe',
    '/withdraw',
  ]);
});

it('200 no rules for a reader who saves data', async () => {
  const { body, headers } = await app.http.get(RULES).set('Save-Data', 'on').buffer(true).parse(asJson).expect(200);
  expect(body).toEqual({});
  expect(headers).toMatchObject({
    vary: 'Save-Data',
    'content-type': expect.stringContaining('speculationrules+json'),
  });
});

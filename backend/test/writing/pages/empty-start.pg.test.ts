import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../test-app.ts';
import { crawl, createBuiltProduction, expectOwnTexts, toText } from './crawled-site.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createBuiltProduction();
});
afterAll(() => app.close());

it('an empty production start has no demo content, no dead link, no empty heading and no placeholder', async () => {
  const pages = await crawl(app);
  expect(pages.size).toBeGreaterThan(8);
  await expectOwnTexts(app, pages);
  // There are no options yet.
  for (const path of ['/products', '/blog']) expect(toText(pages.get(path) ?? '')).not.toMatch(/Sort by|>All</);
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png']) {
    const { status, headers } = await app.http.get(path);
    expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/png']);
  }
});

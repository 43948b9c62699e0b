import { findRichResultProblems } from '../support/rich-results.ts';
import { findDataProblems } from '../support/structured-data.ts';
import { expect, test } from '../support/test.ts';

/** The metadata of each public page other than title, description, URL and picture. */
const PAGES: readonly [path: string, types: readonly string[]][] = [
  ['/', ['Organization', 'WebSite', 'FAQPage']],
  ['/products', ['ItemList', 'BreadcrumbList']],
  ['/product/1', ['Product', 'BreadcrumbList']],
  ['/services', ['Service', 'BreadcrumbList']],
  ['/about', ['AboutPage', 'BreadcrumbList']],
  ['/contact', ['ContactPage', 'BreadcrumbList']],
  ['/blog', ['ItemList', 'BreadcrumbList']],
  ['/blog/1', ['BlogPosting', 'BreadcrumbList']],
  ['/privacy-policy', ['BreadcrumbList']],
  ['/terms-and-conditions', ['BreadcrumbList']],
  ['/login', []],
  ['/register', []],
  ['/forgot-password', []],
];

test.use({ javaScriptEnabled: false });

test('every public page can be shared and found: its own title, URL, picture and structured data @core', async ({
  page,
  request,
}) => {
  const seen = { title: new Set<string>(), description: new Set<string>(), picture: new Set<string>() };
  for (const [path, types] of PAGES) {
    await page.goto(path);
    const content = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
    const picture = (await content('og:image')) ?? '';
    expect(picture, path).toMatch(/^http:\/\/[^/]+\/media\/og-[\w-]+\.png$/);
    expect((await request.get(picture)).headers()['content-type'], path).toBe('image/png');
    expect(await content('twitter:card'), path).toBe('summary_large_image');
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
    expect(new URL(canonical).pathname, path).toBe(path);
    expect(await content('og:url'), path).toBe(canonical);

    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = blocks.map((text) => JSON.parse(text));
    expect(findDataProblems(data), path).toEqual([]);
    expect(await findRichResultProblems(data), path).toEqual([]);
    const found = data.flatMap((block) => block['@type'] as string | string[]);
    for (const type of types) expect(found, path).toContain(type);
    seen.title.add(await page.title());
    seen.description.add((await content('description')) ?? '');
    seen.picture.add(picture);
  }
  expect([seen.title.size, seen.description.size]).toEqual([PAGES.length, PAGES.length]);
  // Pages with a preview image of their own use it, all others that of the home page.
  expect(seen.picture.size).toBe(8);
});

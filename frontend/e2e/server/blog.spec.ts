import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../support/test.ts';

const MAX_HTML_BYTES = 20_000;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search and chips are one form', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('searchbox').fill('calendar');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'UI/UX Design', exact: true }).click();
    await expect(page.getByText('No articles found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.goto('/blog?tag=webdev&search=calendar');
    await page.getByRole('button', { name: /^#webdev/ }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('calendar');
    await expect(page.getByRole('button', { name: /^#webdev/ })).toHaveCount(0);
  });

  test('an article is complete', async ({ page }) => {
    await page.goto('/blog/2');
    await expect(page.getByText(/^The grid on the screen took longer/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Previous Article/ })).toHaveAttribute('href', '/blog/1');
    await expect(page.getByRole('link', { name: /^Next Article/ })).toHaveAttribute('href', '/blog/3');
    await expect(page.getByRole('region', { name: 'Related Articles' }).getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Popular Posts' }).getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Mobile Development 2 articles' })).toBeVisible();
  });
});

test('an article has structured data', async ({ page }) => {
  await page.goto('/blog/1');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((text) => JSON.parse(text));
  expect(data).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', headline: 'What a Ramadan calendar app has to get right' }),
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^What a Ramadan calendar/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\/og-post-1-/);
});

for (const path of ['/blog', '/blog/1', '/blog/2', '/blog/3']) {
  test(`${path} is small and has no style attributes`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MAX_HTML_BYTES);
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
  });
}

test('text typed and buttons pressed before hydration are not lost', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('calendar');
  await page.getByRole('button', { name: 'Mobile Development', exact: true }).click();
  release();
  await expect(page).toHaveURL('/blog?search=calendar&category=Mobile+Development');
  await expect(page.getByRole('article')).toHaveCount(2);
});

for (const query of ['search=%00%07', 'search=%ff%fe', 'category=%00', 'tag=%00', 'page=-1', 'tag=a&tag=b']) {
  test(`/blog?${query} responds`, async ({ request }) => {
    expect((await request.get(`/blog?${query}`)).status()).toBe(200);
  });
}

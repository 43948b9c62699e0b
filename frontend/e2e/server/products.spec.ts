import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, filter and order are one form', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('searchbox').fill('calendar');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('title');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText('Bangla Calendar 2025');

    await page.getByRole('button', { name: 'Android Apps', exact: true }).click();
    await expect(page).toHaveURL(/category=Android\+Apps&sort=title$/);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'Windows Apps', exact: true }).click();
    await expect(page.getByText('No products found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  test('both tabs of a product can be read', async ({ page }) => {
    await page.goto('/product/1');
    await expect(page.getByRole('heading', { name: 'Key features' })).toBeVisible();
    await page.getByRole('tab', { name: 'System Requirements' }).click();
    await expect(page.getByRole('heading', { name: 'Enterprise Security' })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });
});

test('a product has structured data', async ({ page }) => {
  await page.goto('/product/1');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((text) => JSON.parse(text));
  expect(data).toContainEqual(
    expect.objectContaining({ '@type': ['Product', 'SoftwareApplication'], name: 'Ramadan Calendar 2025' }),
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Ramadan Calendar 2025/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
});

test('text typed and buttons pressed before hydration are not lost', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('calendar');
  await page.getByRole('button', { name: 'Android Apps', exact: true }).click();
  release();
  await expect(page).toHaveURL('/products?search=calendar&category=Android+Apps');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a server-rendered page hydrates with parameters in any order', async ({ page }) => {
  await page.goto('/products?sort=title&search=CALENDAR&category=Android+Apps');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save Bangla Calendar 2025' }).click();
  await expect(page.getByRole('button', { name: 'Save Bangla Calendar 2025' })).toHaveAttribute('aria-pressed', 'true');
});

for (const query of ['search=%00%07', 'search=%ff%fe', 'category=%00', 'page=-1', 'sort=;--', 'search=a&search=b']) {
  test(`/products?${query} responds`, async ({ request }) => {
    expect((await request.get(`/products?${query}`)).status()).toBe(200);
  });
}

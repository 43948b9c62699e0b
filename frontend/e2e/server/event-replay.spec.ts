import { whenHydrated } from '../support/hydrated.ts';
import {
  blockScreens,
  blockStart,
  clickBeforeHydration,
  delayReplay,
  whenElementHydrated,
  whenListening,
} from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

// What a fast visitor does during hydration happens exactly once.

test('a form submitted during hydration is sent once @core', async ({ page }) => {
  await page.goto('/products?category=Graphics+Design');
  await delayReplay(page, 800);
  await page.evaluate(() => location.assign('/product/5'));
  await expect(page).toHaveURL('/product/5');
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await whenElementHydrated(back);
  await back.click();
  await expect(page).toHaveURL('/products?category=Graphics+Design');
  await whenHydrated(page);
  await expect(page).toHaveURL('/products?category=Graphics+Design');
});

test('a filter that disappears when clicked is applied once @core', async ({ page }) => {
  await delayReplay(page, 800);
  await page.goto('/blog?tag=webdev&category=DevOps');
  const chip = page.getByRole('button', { name: /^DevOps/ });
  await whenElementHydrated(chip);
  await chip.click();
  await whenHydrated(page);
  await expect(page).toHaveURL('/blog?tag=webdev');
});

test('the theme changes while the page cannot be hydrated yet', async ({ page }) => {
  const release = await blockScreens(page);
  await page.goto('/');
  await whenListening(page);
  await page
    .getByRole('button', { name: /dark theme/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  release();
  await whenHydrated(page);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('a link clicked between the frame and the page navigates', async ({ page }) => {
  await clickBeforeHydration(page, 'main a[href="/product/5"]');
  await page.goto('/products?category=Graphics+Design');
  await expect(page).toHaveURL('/product/5');
  expect(await page.evaluate(() => (window as { pressed?: string }).pressed)).toBe('in between');
  await whenHydrated(page);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/product/5');
});

for (const [moment, hold, ready] of [
  ['before the application starts', blockStart, undefined],
  ['before the page is hydrated', blockScreens, whenListening],
] as const) {
  test(`going back ${moment} shows the previous page`, async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Mobile Development', exact: true }).click();
    await expect(page).toHaveURL('/blog?category=Mobile+Development');
    await whenHydrated(page);
    const release = await hold(page);
    await page.reload();
    await page.mouse.move(20, 20);
    await ready?.(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/blog');
    release();
    await expect(page.getByRole('article')).toHaveCount(3);
    await whenHydrated(page);
    await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a debounced search does not navigate back after a link was followed', async ({ page }) => {
  await page.goto('/products');
  await whenHydrated(page);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('calendar');
  await page.route(/\/assets\/blog\.index[^/]*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.fallback();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(page).toHaveURL('/blog');
});

test('a filter clicked before the application starts shows its page, and text typed there is applied', async ({
  page,
}) => {
  const release = await blockStart(page);
  await page.goto('/blog');
  await page.getByRole('button', { name: 'UI/UX Design', exact: true }).click();
  await expect(page).toHaveURL('/blog?category=UI%2FUX+Design');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('nothing like this');
  release();
  await expect(page.getByText('No articles found')).toBeVisible();
  await expect(page).toHaveURL('/blog?search=nothing+like+this&category=UI%2FUX+Design');
});

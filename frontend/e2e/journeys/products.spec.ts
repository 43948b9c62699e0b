import type { Page } from '@playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { registerByForm } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the list follows search, filter and order, and the URL follows the list', async ({ page }) => {
  await page.goto('/products');
  await expect(cards(page)).toHaveCount(6);

  await filter(page, 'Android Apps').click();
  await expect(page).toHaveURL('/products?category=Android+Apps');
  await expect(cards(page)).toHaveCount(4);
  await expect(filter(page, 'Android Apps')).toHaveAttribute('aria-pressed', 'true');
  await expect(filter(page, 'All Products')).toHaveAttribute('aria-pressed', 'false');

  await search(page).fill('CALENDAR');
  await expect(page).toHaveURL('/products?search=CALENDAR&category=Android+Apps');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText('2 products for “CALENDAR” in Android Apps')).toBeVisible();

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title A to Z');
  await expect(page).toHaveURL(/sort=title/);
  await expect(cards(page).first()).toContainText('Bangla Calendar 2025');

  await page.reload();
  await expect(search(page)).toHaveValue('CALENDAR');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('title');
  await expect(cards(page)).toHaveCount(2);
});

test('going back undoes one choice at a time', async ({ page }) => {
  await page.goto('/products');
  await expect(cards(page)).toHaveCount(6);
  await filter(page, 'Windows Apps').click();
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill('upscaler');
  await expect(page).toHaveURL(/search=upscaler/);

  await page.goBack();
  await expect(page).toHaveURL('/products?category=Windows+Apps');
  await expect(search(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(cards(page)).toHaveCount(6);
});

test('removing a filter moves the focus to the list', async ({ page }) => {
  await page.goto('/products?category=iOS+Apps&sort=title');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/products?sort=title');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.locator('#results')).toBeFocused(); // the button is removed, the focus is not lost

  await page.goto('/products?category=Games');
  await page.getByRole('button', { name: /^Games/ }).click(); // a name without a filter of its own
  await expect(page).toHaveURL('/products');
  await expect(page.locator('#results')).toBeFocused();
});

test('saving and sharing work without leaving the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/products');
  const heart = page.getByRole('button', { name: 'Save Bangla Calendar 2025' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Share Bangla Calendar 2025' }).click();
  await expect(page.getByText('Link to Bangla Calendar 2025 copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/product/2', page.url()).href);
  await expect(page).toHaveURL('/products');

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'View Details of Bangla Calendar 2025' }).click();
  await expect(page).toHaveURL('/product/2');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor’s saves move to the account', async ({ page }) => {
  const heart = page.getByRole('button', { name: 'Save Mehndi & Henna Design' });
  await page.goto('/product/4');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await registerByForm(page);
  await page.goto('/product/4');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('back leads to the list in its previous state, or to the list when there is none', async ({ page }) => {
  await page.goto('/products?category=Graphics+Design');
  await page.getByRole('link', { name: /^View Details/ }).click();
  await expect(page).toHaveURL('/product/5');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/products?category=Graphics+Design');

  await page.goto('about:blank');
  await page.goto('/product/5');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/products');
});

for (const id of ['ramadan', '99999999999']) {
  test(`/product/${id} says that the product does not exist`, async ({ page, watch }) => {
    watch.expectAnswer(404, `/product/${id}`);
    watch.expectAnswer(404, `/api/products/${id}`);
    await page.goto(`/product/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Products' }).click();
    await expect(page).toHaveURL('/products');
  });
}

test('the picture of a card transitions to its page and back, and has no name afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    const named = () => [...document.querySelectorAll('[style*="view-transition-name"]')];
    const seen = (when: string) => {
      const places = named().map((picture) => (picture.matches('.gallery-main') ? 'page' : 'card'));
      document.documentElement.dataset.carried = `${document.documentElement.dataset.carried ?? ''} ${when}:${places}`;
    };
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (options) => {
      seen('from');
      const transition = start(options);
      void transition.updateCallbackDone.then(() => seen('to'));
      return transition;
    };
  });
  await page.goto('/products');
  await whenHydrated(page);
  await expect(page.locator('html')).toHaveClass(/in-motion/);
  const card = page.getByRole('link', { name: 'View Details of Mehndi & Henna Design' });
  await card.hover(); // The page is preloaded on hover: no skeleton is shown in between, however slow the machine is.
  await page.waitForLoadState('networkidle');
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehndi & Henna Design');
  await expect(page.locator('html')).toHaveAttribute('data-carried', ' from:card to:page');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-carried', ' from:card to:page from:page to:card');
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
});

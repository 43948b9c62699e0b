import type { Page } from '@playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the list follows search, filter and order, and the address follows the list', { tag: '@phone' }, async ({
  page,
}) => {
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

test('going back undoes one choice after the other', async ({ page }) => {
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

test('nothing found offers the way back to everything', async ({ page }) => {
  await page.goto('/products?category=iOS+Apps&sort=title');
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/products?sort=title');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.locator('#results')).toBeFocused(); // the button is gone, the keyboard is not
});

test('a name without a filter of its own shows as a filter that can be removed', async ({ page }) => {
  await page.goto('/products?category=Games');
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('button', { name: /^Games/ }).click();
  await expect(page).toHaveURL('/products');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.locator('#results')).toBeFocused();
});

test('hostile searches and absurd pages get an answer', async ({ page }) => {
  for (const text of ["'; drop table products; --", '<script>alert(1)</script>', '%_\\', 'সেহরি']) {
    await page.goto(`/products?search=${encodeURIComponent(text)}`);
    await expect(page.getByText('No products found')).toBeVisible();
    await expect(search(page)).toHaveValue(text);
  }
  await page.goto('/products?page=9999');
  await expect(page.getByText('There is no page 9999')).toBeVisible();
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(cards(page)).toHaveCount(6);
});

test('heart and share answer without leaving the page', { tag: '@phone' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/products');
  const heart = page.getByRole('button', { name: 'Save Bangla Calendar 2025' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Share Bangla Calendar 2025' }).click();
  await expect(page.getByText('The address of Bangla Calendar 2025 has been copied')).toBeVisible();
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

test('what a visitor has saved moves into the account', async ({ page }) => {
  const heart = page.getByRole('button', { name: 'Save Mehndi & Henna Design' });
  const person = newcomer();
  await page.goto('/product/4');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/product/4');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('the pictures of a product by buttons and keys', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/product/1');
  const pictures = page.getByRole('button', { name: /^Show picture/ });
  const large = page.getByRole('region', { name: 'Pictures of Ramadan Calendar 2025' }).getByRole('img');
  await expect(pictures).toHaveCount(4);
  await whenHydrated(page);
  await expect(large.first()).toHaveAccessibleName(/crescent/);

  await pictures.nth(2).click();
  await expect(pictures.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('img', { name: /^Timetable of the whole month/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(pictures.nth(3)).toBeFocused();
  await expect(page.getByRole('img', { name: /^Qibla compass/ })).toBeVisible();
});

test('the tabs of a product are part of its address', async ({ page }) => {
  await page.goto('/product/1');
  await expect(page.getByRole('heading', { name: 'Key features' })).toBeVisible();
  await whenHydrated(page);
  await page.getByRole('tab', { name: 'System Requirements' }).click();
  await expect(page).toHaveURL('/product/1?tab=requirements');
  for (const name of ['Smart Code Completion', 'Fast Performance', 'Enterprise Security'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/product/1');
  await expect(page.getByRole('tab', { name: 'Features & Benefits' })).toBeFocused();
});

test('back leads to the list as it was left, or to the list when there is none', { tag: '@phone' }, async ({
  page,
}) => {
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

test('links out of the site open beside it', async ({ page }) => {
  await page.goto('/product/6');
  for (const name of [/^Live Demo/, /^Visit Now/]) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  await expect(page.getByRole('link', { name: 'Download', exact: true })).toHaveAttribute('href', /upscaler/);
});

test('a product ends with others of its kind', async ({ page }) => {
  await page.goto('/product/2');
  const related = page.getByRole('region', { name: 'More from the studio' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await expect(related).not.toContainText('Bangla Calendar 2025');
  await related.getByRole('link').first().click();
  await expect(page).toHaveURL('/product/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ramadan Calendar 2025');
});

for (const id of ['999', 'ramadan', '0', '99999999999']) {
  test(`/product/${id} says that there is no such product`, async ({ page, watch }) => {
    watch.expectAnswer(404, `/product/${id}`);
    watch.expectAnswer(404, `/api/products/${id}`);
    await page.goto(`/product/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Products' }).click();
    await expect(page).toHaveURL('/products');
  });
}

import { expect, test } from '../support/test.ts';

test('the theme toggle changes the page and is remembered', { tag: '@mocks' }, async ({ page }) => {
  const root = page.locator('html');
  await page.goto('/');
  await expect(root).not.toHaveClass(/\bdark\b/);

  await page
    .getByRole('button', { name: /theme|dark mode|dark/i })
    .first()
    .click();
  await expect(root).toHaveClass(/\bdark\b/);
  await page.reload();
  await expect(root).toHaveClass(/\bdark\b/);

  await page.goto('/login');
  await expect(root).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['darkMode', 'true']]);
});

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('the page starts dark without storing anything', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

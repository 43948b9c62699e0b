import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The paid plan of a product, from its page; the message says so and leads to the cart. */
const addToCart = async (page: Page, product: number) => {
  await page.goto(`/product/${product}`);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByText(/^Added to cart: /)).toBeVisible();
};
const items = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('listitem');

test('a visitor without an account buys a cart and downloads each file', async ({ page }) => {
  await addToCart(page, 1);
  await addToCart(page, 3);
  await page.getByRole('button', { name: 'View cart' }).click();
  await page.getByRole('button', { name: 'Remove Ramadan Calendar 2025' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items(page)).toHaveCount(2);
  await page.getByLabel('Email', { exact: true }).fill('cart-of-a-journey@example.com');
  await page.getByLabel('Name or company').fill('Nadia Rahman');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Bangladesh');
  await page.getByRole('button', { name: 'Pay $29.98' }).click();
  await expect(page).toHaveURL(/\/order#[\w-]+$/);
  await expect(page.getByText(/^Your files are ready\./)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download of Learn UX/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^learn-ux/);
});

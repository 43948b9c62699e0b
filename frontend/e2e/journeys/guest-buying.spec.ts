import { expect, test } from '../support/test.ts';

test('a visitor without an account buys, downloads the file and finds the order again @core', async ({ page }) => {
  await page.goto('/product/1');
  await page.getByRole('link', { name: /^Buy as a guest/ }).click();
  await expect(page).toHaveURL(/\/checkout\/1\?plan=/);
  await page.getByLabel('Email', { exact: true }).fill('guest-of-a-journey@example.com');
  await page.getByLabel('Name or company').fill('Nadia Rahman');
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page).toHaveURL(/\/order#[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'All yours' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);

  // Going back after paying shows the purchase instead of a button that buys it again.
  await page.goBack();
  await expect(page.getByText(/^You ordered/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Buy it again?' })).toBeVisible();

  // Returning to the page without the link still finds the order in this tab.
  await page.goto('/order');
  await expect(page.getByRole('heading', { name: 'All yours' })).toBeVisible();
});

test('a guest pays by card on the provider’s page, and returns to the file', async ({ page, watch }) => {
  watch.expectError('request to another site: http://127.0.0.1');
  await page.goto('/product/1');
  await page.getByRole('link', { name: /^Buy as a guest/ }).click();
  await page.getByLabel('Email', { exact: true }).fill('card-of-a-journey@example.com');
  await page.getByLabel('Name or company').fill('Nadia Rahman');
  await page.getByRole('radio', { name: 'Card', exact: true }).check();
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page.getByRole('heading', { name: 'Simulated Stripe' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('heading', { name: 'All yours' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { registerNewcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/test.ts';
import { translatePage } from '../support/translated.ts';
import { balanceOf, moveMoney } from '../support/wallet.ts';

const openTranslated = async (page: Page, address: string) => {
  await page.goto(address);
  await whenHydrated(page);
  await translatePage(page);
};

test('a translated page sends a message', async ({ page }) => {
  await openTranslated(page, '/contact');
  const words = { Name: 'Rafi Karim', Email: 'rafi@example.com', Subject: 'An app', Message: 'For mangoes.' };
  for (const [label, value] of Object.entries(words)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Your message has been sent.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

test('a translated page fills the wallet, buys and shows every new figure', async ({ page }) => {
  await registerNewcomer(page, '/dashboard/wallet');
  await expect(balanceOf(page)).toHaveText('$0.00');
  await translatePage(page);
  await moveMoney(page, '20', 'Add Funds');
  await expect(page.getByText('Funds added successfully')).toBeVisible();
  await expect(balanceOf(page)).toHaveText('$20.00');
  await moveMoney(page, '1', 'Withdraw');
  await expect(page.getByText('Withdrawal successful')).toBeVisible();
  await expect(balanceOf(page)).toHaveText('$19.00');

  await openTranslated(page, '/product/1');
  await page.getByRole('button', { name: /^Buy for \$9\.99/ }).click();
  const question = page.getByRole('dialog', { name: 'Confirm your purchase' });
  const wallet = question.getByRole('radio', { name: 'Your wallet' });
  if (test.info().project.name.startsWith('backend')) await wallet.check();
  await expect(question).toContainText('After this purchase$9.01');
  await question.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page).toHaveURL('/dashboard/downloads');
  await expect(page.getByText('Ramadan Calendar 2025 is yours.')).toBeVisible();
});

test('a translated catalogue follows its search and the way back', async ({ page }) => {
  await openTranslated(page, '/products');
  const count = page.getByText(/^\d+ products?/);
  await expect(count).toHaveText('6 products');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('upscaler');
  await expect(count).toHaveText('1 product for “upscaler”');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('mangoes');
  await expect(count).toHaveText('0 products for “mangoes”');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Clear/ })
    .first()
    .click();
  await expect(count).toHaveText('6 products');
});

test('a translated page shows the times of the district that was chosen', async ({ page }) => {
  await openTranslated(page, '/product/1');
  const district = page.getByLabel('District');
  await district.scrollIntoViewIfNeeded();
  await expect(district.getByRole('option')).not.toHaveCount(1);
  const ends = page.getByText('Sehri ends', { exact: true }).locator('xpath=ancestor::dl').first();
  const inDhaka = await ends.innerText();
  await district.selectOption('Sylhet');
  await expect(ends).not.toHaveText(inDhaka, { useInnerText: true });
});

test('a page that was translated before the application started works as well', async ({ page, watch }) => {
  watch.expectError('Minified React error #418'); // what the server had rendered is built afresh
  watch.expectError('Hydration failed');
  await page.goto('/contact');
  await translatePage(page);
  await page.getByLabel('Name', { exact: true }).fill('Rafi Karim');
  await page.getByLabel('Email', { exact: true }).fill('rafi@example.com');
  await whenHydrated(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rafi Karim');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('rafi@example.com');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

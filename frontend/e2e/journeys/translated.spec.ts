import type { Page } from '@playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { blockScreens, blockStart, whenListening } from '../support/hydration.ts';
import { registerNewUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';
import { translatePage } from '../support/translated.ts';
import { fillWallet, getBalance, transfer } from '../support/wallet.ts';
import type { Watch } from '../support/watch.ts';

/** Parts hydrated later find a translated page, and are rendered anew. */
const BUILT_AFRESH = 'Minified React error #418';

const openTranslated = async (page: Page, watch: Watch, address: string) => {
  watch.expectError(BUILT_AFRESH);
  await page.goto(address);
  await whenHydrated(page);
  await page.waitForLoadState('networkidle'); // a part rendered anew would lose a click
  await translatePage(page);
};

test('a message is sent from a translated page', { tag: '@long' }, async ({ page, watch }) => {
  await openTranslated(page, watch, '/contact');
  const words = { Name: 'Rafi Karim', Email: 'rafi@example.com', Subject: 'An app', Message: 'For mangoes.' };
  for (const [label, value] of Object.entries(words)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Your message has been sent.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

test('a translated wallet tops up and withdraws, and updates every figure', { tag: '@long' }, async ({ page }) => {
  await registerNewUser(page, '/dashboard/wallet');
  await expect(getBalance(page)).toHaveText('$0.00');
  await translatePage(page);
  await transfer(page, '20', 'Add Funds');
  await expect(page.getByText('Funds added successfully')).toBeVisible();
  await expect(getBalance(page)).toHaveText('$20.00');
  await transfer(page, '1', 'Withdraw');
  await expect(page.getByText('Withdrawal successful')).toBeVisible();
  await expect(getBalance(page)).toHaveText('$19.00');
});

test('a product is bought on a translated page', async ({ page, watch }) => {
  await registerNewUser(page);
  await fillWallet(page, '20');
  await openTranslated(page, watch, '/product/1');
  await page
    .getByRole('button', { name: /^Buy for \$9\.99/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'Confirm your purchase' });
  await expect(question).toContainText('Wallet balance$20.00');
  await question.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page.getByText('Ramadan Calendar 2025 is yours.')).toBeVisible();
});

for (const [moment, hold, ready] of [
  ['before the application starts', blockStart, undefined],
  ['before the page is hydrated', blockScreens, whenListening],
] as const) {
  test(`a click on a translated page ${moment} is not lost`, async ({ page, watch }) => {
    watch.expectError(BUILT_AFRESH);
    const release = await hold(page);
    await page.goto('/blog', { waitUntil: 'commit' });
    const category = page.getByRole('button', { name: 'Mobile Development', exact: true });
    await category.waitFor();
    await translatePage(page);
    await page.mouse.move(20, 20);
    await category.click();
    await ready?.(page);
    release();
    await expect(page).toHaveURL('/blog?category=Mobile+Development');
    await expect(category).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a translated catalogue follows its search and the back button', { tag: '@long' }, async ({ page, watch }) => {
  await openTranslated(page, watch, '/products');
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

test('a translated page shows the times of the selected district', { tag: '@long' }, async ({ page, watch }) => {
  await openTranslated(page, watch, '/product/1');
  const district = page.getByLabel('District');
  // The piece replaces its placeholder while it comes into view, so nothing waits for a stable element.
  await district.evaluate((select) => select.scrollIntoView({ block: 'center' }));
  await expect(district.getByRole('option')).not.toHaveCount(1);
  const ends = page.getByText('Sehri ends', { exact: true }).locator('xpath=ancestor::dl').first();
  const inDhaka = await ends.innerText();
  await district.selectOption('Sylhet');
  await expect(ends).not.toHaveText(inDhaka, { useInnerText: true });
});

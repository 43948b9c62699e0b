import { dropResponse } from '../support/dropped-response.ts';
import { registerNewUser } from '../support/new-user.ts';
import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';
import { customer, submitLogin } from '../support/users.ts';
import { fillWallet, getBalance } from '../support/wallet.ts';

test('a visitor is redirected to the sign-in and back to the product', async ({ page }) => {
  await page.goto('/product/1');
  await page.getByRole('link', { name: /^Sign in to buy/ }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await submitLogin(page, customer);
  await expect(page).toHaveURL('/product/1');
  await expect(page.getByRole('button', { name: /^Buy for \$9\.99/ }).first()).toBeVisible();
});

test('a customer without money is sent to the wallet, tops up and buys @core', async ({ page }) => {
  await registerNewUser(page, '/product/1');
  await page
    .getByRole('button', { name: /^Buy for \$9\.99/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'Confirm your purchase' });
  // The server has the simulator's providers, and with an empty wallet one of them is preselected.
  if (test.info().project.name.startsWith('backend')) {
    await expect(question.getByRole('radio', { name: 'Card', exact: true })).toBeChecked();
    await question.getByRole('radio', { name: 'Your wallet' }).check();
  }
  await expect(question.getByRole('alert')).toHaveText('Insufficient funds');
  await question.getByRole('link', { name: 'Add funds' }).click();
  await expect(page).toHaveURL('/dashboard/wallet');

  await fillWallet(page, '20');
  await page.goto('/product/1');
  await page
    .getByRole('button', { name: /^Buy for \$9\.99/ })
    .first()
    .click();
  await expect(question).toContainText('Ramadan Calendar 2025');
  await expect(question).toContainText('Wallet balance$20.00');
  await expect(question).toContainText('After this purchase$10.01');
  await question.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page).toHaveURL('/dashboard/downloads');
  await expect(page.getByText('Ramadan Calendar 2025 is yours.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  await followSidebarLink(page, 'Orders');
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(/Ramadan Calendar 2025.*\$9\.99.*Completed/);
  await row.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to file' }).click();
  await expect(page).toHaveURL(/\/dashboard\/downloads\?file=/);
  await expect(page.getByRole('main').getByRole('article')).toBeFocused();

  await followSidebarLink(page, 'My Wallet');
  await expect(getBalance(page)).toHaveText('$10.01');
  await expect(page.getByRole('row').nth(1)).toContainText(/Purchase.*Order #\d+.*−\$9\.99.*\$10\.01/);
});

test('a purchase whose response is lost is retried with the same key and paid once @core', async ({ page }) => {
  const sentKeys = await dropResponse(page, '/api/orders');
  await registerNewUser(page);
  await fillWallet(page, '50');
  await page.goto('/product/1');
  await page
    .getByRole('button', { name: /^Buy for \$9\.99/ })
    .first()
    .click();
  const pay = page.getByRole('dialog').getByRole('button', { name: 'Pay $9.99' });
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to complete the purchase');
  await pay.click();
  await expect(page).toHaveURL('/dashboard/downloads');
  const [first, second] = await sentKeys();
  expect(second).toBe(first);

  await followSidebarLink(page, 'My Wallet');
  await expect(getBalance(page)).toHaveText('$40.01');
});

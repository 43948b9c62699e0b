import { dropResponse } from '../support/dropped-response.ts';
import { registerNewUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';
import { getBalance, transfer } from '../support/wallet.ts';

test('a new customer adds money, withdraws some of it and sees both in the list', async ({ page }) => {
  await registerNewUser(page, '/dashboard/wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Wallet' })).toBeVisible();
  await expect(getBalance(page)).toHaveText('$0.00');
  await expect(page.getByText('No transactions yet')).toBeVisible();

  await transfer(page, '', 'Add Funds');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid amount');
  await transfer(page, '5', 'Withdraw');
  await expect(page.getByRole('alert')).toHaveText('Insufficient funds');
  await expect(page.getByLabel('Amount')).toHaveValue('5');

  await transfer(page, '25.50', 'Add Funds');
  await expect(page.getByText('Funds added successfully')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('');
  await expect(getBalance(page)).toHaveText('$25.50');

  await transfer(page, '5.25', 'Withdraw');
  await expect(page.getByText('Withdrawal successful')).toBeVisible();
  await expect(getBalance(page)).toHaveText('$20.25');
  const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/Withdrawal.*−\$5\.25.*\$20\.25/);
  await expect(rows.nth(2)).toContainText(/Deposit.*\+\$25\.50.*\$25\.50/);

  await page.reload();
  await expect(getBalance(page)).toHaveText('$20.25');
});

test('a payment whose response is lost is retried with the same key and moves money once @core', async ({ page }) => {
  const sentKeys = await dropResponse(page, '/api/wallet/add-funds');
  await registerNewUser(page, '/dashboard/wallet');
  await transfer(page, '40', 'Add Funds');
  await expect(page.getByRole('alert')).toHaveText('Failed to add funds.');
  await expect(page.getByLabel('Amount')).toHaveValue('40');

  await page.getByRole('button', { name: 'Add Funds' }).click();
  await expect(page.getByText('Funds added successfully')).toBeVisible();
  await expect(getBalance(page)).toHaveText('$40.00');
  const [first, second, ...others] = await sentKeys();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(others).toEqual([]);
});

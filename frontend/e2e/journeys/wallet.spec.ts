import { loseAnswer } from '../support/lost-answer.ts';
import { registerNewcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/test.ts';
import { balanceOf, moveMoney } from '../support/wallet.ts';

test('somebody new adds money, withdraws some of it and sees both in the list', async ({ page }) => {
  await registerNewcomer(page, '/dashboard/wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Wallet' })).toBeVisible();
  await expect(balanceOf(page)).toHaveText('$0.00');
  await expect(page.getByText('No transactions yet')).toBeVisible();

  await moveMoney(page, '', 'Add Funds');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid amount');
  await moveMoney(page, '5', 'Withdraw');
  await expect(page.getByRole('alert')).toHaveText('Insufficient funds');
  await expect(page.getByLabel('Amount')).toHaveValue('5');

  await moveMoney(page, '25.50', 'Add Funds');
  await expect(page.getByText('Funds added successfully')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('');
  await expect(balanceOf(page)).toHaveText('$25.50');

  await moveMoney(page, '5.25', 'Withdraw');
  await expect(page.getByText('Withdrawal successful')).toBeVisible();
  await expect(balanceOf(page)).toHaveText('$20.25');
  const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/Withdrawal.*−\$5\.25.*\$20\.25/);
  await expect(rows.nth(2)).toContainText(/Deposit.*\+\$25\.50.*\$25\.50/);

  await page.reload();
  await expect(balanceOf(page)).toHaveText('$20.25');
});

test('a payment whose answer is lost is tried again under the same key and moves money once', async ({ page }) => {
  const sentKeys = await loseAnswer(page, '/api/wallet/add-funds');
  await registerNewcomer(page, '/dashboard/wallet');
  await moveMoney(page, '40', 'Add Funds');
  await expect(page.getByRole('alert')).toHaveText('Failed to add funds.');
  await expect(page.getByLabel('Amount')).toHaveValue('40');

  await page.getByRole('button', { name: 'Add Funds' }).click();
  await expect(page.getByText('Funds added successfully')).toBeVisible();
  await expect(balanceOf(page)).toHaveText('$40.00');
  const [first, second, ...others] = await sentKeys();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(others).toEqual([]);
});

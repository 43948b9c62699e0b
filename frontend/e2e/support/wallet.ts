import { expect, type Page } from '@playwright/test';

/** The amount below 'Current Balance' on the wallet page. */
export const getBalance = (page: Page) => page.getByRole('definition').filter({ hasText: /^\$/ }).first();

/** Enters an amount on the wallet page and clicks one of the two buttons. */
export const transfer = async (page: Page, amount: string, button: 'Add Funds' | 'Withdraw') => {
  await page.getByLabel('Amount').fill(amount);
  await page.getByRole('button', { name: button }).click();
};

/** Opens the wallet and adds funds. */
export const fillWallet = async (page: Page, amount: string) => {
  await page.goto('/dashboard/wallet');
  await transfer(page, amount, 'Add Funds');
  await expect(page.getByText('Funds added successfully')).toBeVisible();
};

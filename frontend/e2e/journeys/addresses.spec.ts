import type { Page } from '@playwright/test';
import { registerNewUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';

const fill = async (page: Page, { street, city }: { street: string; city: string }) => {
  await page.getByLabel('Street Address').fill(street);
  await page.getByLabel('City').fill(city);
  await page.getByLabel('Country').fill('Bangladesh');
};

test('addresses are added, changed and deleted', async ({ page }) => {
  await registerNewUser(page, '/dashboard/addresses');
  await expect(page.getByText('No addresses saved yet')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Home' })).toBeChecked();

  await page.getByRole('button', { name: 'Add Address' }).click();
  await expect(page.getByLabel('Street Address')).toBeFocused();
  await expect(page.getByText('Please enter the country')).toBeVisible();

  await fill(page, { street: '12 Kazla Road', city: 'Rajshahi' });
  await page.getByLabel('Postal Code').fill('6204');
  await page.getByRole('button', { name: 'Add Address' }).click();
  await expect(page.getByText('Address added successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Home Address' })).toBeVisible();
  await expect(page.getByText('Rajshahi 6204')).toBeVisible();
  await expect(page.getByLabel('Street Address')).toHaveValue('');

  await page.getByRole('radio', { name: 'Office' }).check();
  await fill(page, { street: '21 Saheb Bazar', city: 'Rajshahi' });
  await page.getByRole('button', { name: 'Add Address' }).click();
  await expect(page.getByRole('heading', { name: 'Office Address' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Home Address' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Address' })).toBeVisible();
  await expect(page.getByLabel('Postal Code')).toHaveValue('6204');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Add New Address' })).toBeVisible();
  await expect(page.getByLabel('Street Address')).toHaveValue('');

  await page.getByRole('button', { name: 'Edit Home Address' }).click();
  await page.getByLabel('Street Address').fill('14 Kazla Road');
  await page.getByRole('button', { name: 'Update Address' }).click();
  await expect(page.getByText('Address updated successfully')).toBeVisible();
  await expect(page.getByText('14 Kazla Road')).toBeVisible();
  await expect(page.getByText('12 Kazla Road')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Add New Address' })).toBeVisible();

  const saved = page.getByRole('region', { name: 'Saved Addresses' });
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this address?' });
  await page.getByRole('button', { name: 'Delete Office Address' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(saved.getByText('21 Saheb Bazar', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Delete Office Address' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Address deleted successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByText('14 Kazla Road')).toBeVisible();
  await expect(saved.getByText('21 Saheb Bazar', { exact: true })).toHaveCount(0);
});

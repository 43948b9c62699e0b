import { expect, test } from '../support/test.ts';
import { customer, signIn } from '../support/users.ts';

test('an order opens from its row, has a URL, and closes with the browser’s back button as with its own', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, customer, '/dashboard/orders');
  const row = page.getByRole('row').nth(4);
  const name = (await row.getByRole('link').textContent()) ?? '';
  await row.click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toContainText('History');
  await expect(page).toHaveURL(/\/dashboard\/orders\?order=[0-9a-f-]{36}$/);
  const address = page.url();

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(row.getByRole('link')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/dashboard/orders');

  await page.goto(address);
  await expect(panel).toContainText('History');
  await panel.getByRole('button', { name: 'Close order' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/dashboard/orders');
});

test('another customer’s order says so, and the list stays', async ({ page, watch }) => {
  const id = '0198f2c4-5a1b-7c3d-8e4f-1234567890ab';
  watch.expectAnswer(404, `/api/orders/${id}`);
  await signIn(page, customer, `/dashboard/orders?order=${id}`);
  await expect(page.getByRole('alert')).toHaveText(/Order not found\./);
  await page.getByRole('button', { name: 'Close order' }).click();
  await expect(page.getByRole('row')).toHaveCount(51);

  await page.goto('/dashboard/orders?order=10125');
  await expect(page.getByRole('row')).toHaveCount(51);
  await expect(page.getByRole('dialog')).toBeHidden();
});

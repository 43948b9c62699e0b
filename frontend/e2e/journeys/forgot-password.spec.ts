import { expect, test } from '../support/test.ts';

test('an expired link says so and leads to a new one', async ({ page, watch }) => {
  watch.expectAnswer(410, '/api/auth/reset-password/confirm');
  await page.goto('/forgot-password?token=used-long-ago');
  const password = page.getByLabel('New Password', { exact: true });
  const again = page.getByLabel('Confirm New Password', { exact: true });
  const save = page.getByRole('button', { name: 'Save New Password' });

  await password.fill('quiet-river-31');
  await again.fill('quiet-river-31');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('This link has expired. Please ask for a new one.');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});

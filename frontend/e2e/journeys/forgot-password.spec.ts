import type { Page } from '@playwright/test';
import { customer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const ask = async (page: Page, email: string) => {
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
};

test('the sign-in leads to the request for a link and back', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('link', { name: 'Need an account?' })).toHaveAttribute('href', '/register');
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('known and unknown addresses get the same answer', async ({ page }) => {
  for (const email of [customer.email, `${crypto.randomUUID()}@example.com`]) {
    await page.goto('/forgot-password');
    await ask(page, email);
    await expect(page.getByText('Check your inbox for further instructions')).toBeVisible();
  }
});

test('the address is checked before anything is sent', async ({ page }) => {
  await page.goto('/forgot-password');
  await ask(page, '');
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await ask(page, 'nadia');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue('nadia');
});

test('a link that no longer works says so and leads to a new one', async ({ page, watch }) => {
  watch.expectAnswer(410, '/api/auth/reset-password/confirm');
  await page.goto('/forgot-password?token=used-long-ago');
  const password = page.getByLabel('New Password', { exact: true });
  const again = page.getByLabel('Confirm New Password', { exact: true });
  const save = page.getByRole('button', { name: 'Save New Password' });

  await save.click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await password.fill('12345');
  await again.fill('12345');
  await save.click();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await password.fill('quiet-river-31');
  await save.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();

  await again.fill('quiet-river-31');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('This link has expired. Please ask for a new one.');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});

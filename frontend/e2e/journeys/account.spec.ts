import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';
import { newUser } from '../support/users.ts';

test('a visitor registers, stays signed in after a reload, finds no orders and signs out @core', {
  tag: ['@phone', '@mocks'],
}, async ({ page }) => {
  const person = newUser();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign up now' }).click();
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await followSidebarLink(page, 'Orders');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await expect(page.getByText('No orders found')).toBeVisible();

  await followSidebarLink(page, 'Logout');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('an email that is taken cannot register again', async ({ page, watch }) => {
  const sentence = 'An account with this email already exists';
  watch.expectAnswer(409, '/api/auth/register');
  watch.expectError(sentence); // the page also logs it
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Nadia Rahman');
  await page.getByLabel('Email Address').fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('another-password');
  await page.getByLabel('Confirm Password', { exact: true }).fill('another-password');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('Full Name')).toHaveValue('Nadia Rahman');
});

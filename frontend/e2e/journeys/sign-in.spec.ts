import type { Page } from '@playwright/test';
import { admin, openAdmin, submitAdminLogin } from '../support/admin.ts';
import { registerNewUser } from '../support/new-user.ts';
import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';
import { customer, signIn, submitLogin } from '../support/users.ts';

test('a wrong password says so and keeps the email', async ({ page, watch }) => {
  watch.expectAnswer(401, '/api/auth/login');
  await page.goto('/login');
  await submitLogin(page, { ...customer, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page.getByLabel('Email').first()).toHaveValue(customer.email);
  await expect(page).toHaveURL('/login');
});

test('the dashboard redirects visitors to the sign-in, and back to the requested page @core', async ({ page }) => {
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL(/\/login/);
  await submitLogin(page, customer);
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
});

test('the admin area is closed to visitors and customers @core', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
  await signIn(page, customer, '/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('a redirect to another site is ignored', async ({ page }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F');
  await submitLogin(page, customer);
  await expect(page).toHaveURL('/dashboard');
});

test('a session ended by the server leads back to the sign-in', async ({ page, watch }) => {
  await page.goto('/login');
  await submitLogin(page, customer);
  await expect(page).toHaveURL('/dashboard');
  watch.expectAnswer(401, '/api/auth/session');
  watch.expectAnswer(401, '/api/orders');
  watch.expectAnswer(401, '/api/notifications');
  watch.expectAnswer(401, '/api/conversations');
  await page.evaluate(() => localStorage.setItem('token', 'no-longer-valid'));
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

/** As after expiry: the page does not know it yet. */
const endSession = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    }).then(() => undefined),
  );

test('a session that ends while typing is renewed over the form @core', async ({ page, watch }) => {
  const person = await registerNewUser(page, '/dashboard/profile');
  await page.getByLabel('Full Name').fill('Rafi Karim Chowdhury');
  watch.expectAnswer(401, '/api/*');
  await endSession(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rafi Karim Chowdhury');
});

test('an administrator keeps the typed text, and returns to the screen', async ({ page, watch }) => {
  await openAdmin(page, '/admin/products?search=bangla');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await page.getByLabel('Title', { exact: false }).first().fill('Rivers');
  watch.expectAnswer(401, '/api/*');
  await endSession(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Choose a picture' }).first().click(); // asks the server
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue('Rivers');

  await page.evaluate(() => localStorage.setItem('token', 'no-longer-valid'));
  await page.goto('/admin/users?search=nadia');
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
  await submitAdminLogin(page, admin);
  await expect(page).toHaveURL(/\/admin\/users\?search=nadia$/);
});

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await signIn(page, customer);
  const other = await context.newPage();
  await other.goto('/dashboard/wallet');
  await expect(other.getByRole('heading', { level: 1, name: 'Your Wallet' })).toBeVisible();
  await followSidebarLink(page, 'Logout');
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Your Wallet')).toHaveCount(0);
});

test('a session stored incompletely is ignored', async ({ page }) => {
  await signIn(page, customer);
  await page.goto('/robots.txt'); // the application would store what the server knows
  await page.evaluate(() => localStorage.setItem('user', '{"id":'));
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL(/\/login/);
  await submitLogin(page, customer);
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
});

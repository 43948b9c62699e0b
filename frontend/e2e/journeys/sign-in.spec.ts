import { customer, signIn, submitLogin } from '../support/people.ts';
import { chooseInSidebar } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

test('a wrong password says so and keeps the address', async ({ page, watch }) => {
  watch.expectAnswer(401, '/api/auth/login');
  await page.goto('/login');
  await submitLogin(page, { ...customer, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page.getByLabel('Email').first()).toHaveValue(customer.email);
  await expect(page).toHaveURL('/login');
});

test('the dashboard is closed to visitors and opens where they wanted to go', async ({ page }) => {
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL(/\/login/);
  await submitLogin(page, customer);
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
});

test('the admin area is closed to visitors and to customers', async ({ page }) => {
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

test('a session that the server has ended leads back to the sign-in', async ({ page, watch }) => {
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

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await signIn(page, customer);
  const other = await context.newPage();
  await other.goto('/dashboard/wallet');
  await expect(other.getByRole('heading', { level: 1, name: 'Your Wallet' })).toBeVisible();
  await chooseInSidebar(page, 'Logout');
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Your Wallet')).toHaveCount(0);
});

test('a session that is stored in pieces is none', async ({ page }) => {
  await signIn(page, customer);
  await page.goto('/robots.txt'); // the application would write down what the server knows
  await page.evaluate(() => localStorage.setItem('user', '{"id":'));
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL(/\/login/);
  await submitLogin(page, customer);
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
});

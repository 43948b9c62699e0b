import { expect, test } from '@playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { CUSTOMER, clickButton, expectMessage, expectUnchanged, OWNER, signedIn, USERS } from '../support/specified.ts';
import { findFailures, type StubResponse, stubCalls } from '../support/stubs.ts';

// Each call of the specification, answered with exactly the specified members, in all their forms, and failing in every
// form. The site is the built one; all answers are stubbed.

test('signing in, registering and requesting a password link @core', async ({ page }) => {
  const stubs = await stubCalls(page);
  const says = (text: string) => expectMessage(page, text);

  await page.goto('/login');
  await whenHydrated(page);
  await page.getByLabel('Email Address').fill('nadia@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  const down = 'The login system is down specifically for military time because of some errors.';
  for (const [, answer, sentence] of [...findFailures(down), ['no token', { body: {} }, down] as const]) {
    stubs.answer('POST /api/auth/login', answer);
    await clickButton(page, 'Sign in');
    await says(sentence);
  }
  expect(stubs.calls('POST /api/auth/login')[0]?.postDataJSON()).toEqual({
    email: 'nadia@example.com',
    password: 'secret1',
  });
  stubs.answer('POST /api/auth/login', { body: { token: 't', user: CUSTOMER } });
  await clickButton(page, 'Sign in');
  await page.waitForURL('**/dashboard');
  await page.evaluate(() => localStorage.clear());

  await page.goto('/register');
  await whenHydrated(page);
  const fields = {
    'Full Name': 'Nadia',
    'Email Address': 'nadia@example.com',
    Password: 'secret1',
    'Confirm Password': 'secret1',
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  const closed = 'The Registration system is down specifically for military time because of some errors.';
  for (const [form, answer, sentence] of findFailures(closed, 'error')) {
    stubs.answer('POST /api/auth/register', answer);
    await clickButton(page, 'Create account');
    await says(form === 'no network' ? 'The server cannot be reached. Check your connection and try again.' : sentence);
  }
  stubs.answer('POST /api/auth/register', { status: 201, body: { token: 't', user: CUSTOMER } });
  await clickButton(page, 'Create account');
  await page.waitForURL('**/dashboard');
  await page.evaluate(() => localStorage.clear());

  await page.goto('/forgot-password');
  await whenHydrated(page);
  await page.getByLabel('Email Address').fill('nadia@example.com');
  for (const [form, answer, sentence] of findFailures('Failed to reset password', 'error')) {
    stubs.answer('POST /api/auth/reset-password', answer);
    await clickButton(page, 'Send Reset Link');
    await says(form === 'no network' ? 'The server cannot be reached. Check your connection and try again.' : sentence);
  }
  for (const body of ['', 'null', {}, { message: 'Mail sent' }]) {
    stubs.answer('POST /api/auth/reset-password', { body });
    await clickButton(page, 'Send Reset Link');
    await says('Check your inbox for further instructions');
    await page.getByLabel('Email Address').fill('other@example.com');
    await expect(page.getByText('Check your inbox for further instructions')).toHaveCount(0);
  }
});

test('an administrator signs in and deletes a user', async ({ page }) => {
  const stubs = await stubCalls(page);
  stubs.answer('GET /api/admin/users', { body: USERS });
  const toast = (text: string) => expect(page.getByRole('region', { name: 'Messages' }).getByText(text)).toBeVisible();

  await page.goto('/admin/login');
  await whenHydrated(page);
  await page.getByLabel('Email', { exact: true }).fill('nadia@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  for (const [, answer, sentence] of findFailures('Invalid credentials')) {
    stubs.answer('POST /api/admin/login', answer);
    await clickButton(page, 'Sign In');
    await toast(sentence);
  }
  stubs.answer('POST /api/admin/login', { body: { token: 't', user: { ...OWNER, role: 'customer' } } });
  await clickButton(page, 'Sign In');
  await toast('Unauthorized access');
  stubs.answer('POST /api/admin/login', { body: { token: 't', user: { ...OWNER, is_admin: undefined } } });
  await clickButton(page, 'Sign In');
  await page.waitForURL('**/admin');

  await page.goto('/admin/users');
  await whenHydrated(page);
  await page.getByRole('searchbox', { name: 'Search users...' }).fill('KAMAL');
  await expect(page.getByText('Zubair Khan')).toHaveCount(0);
  const remove = async (answer: StubResponse, sentence: string) => {
    stubs.answer('DELETE /api/admin/users/*', answer);
    await page.getByRole('button', { name: 'Delete Kamal Hossain' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this user?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(sentence);
  };
  for (const [, answer, sentence] of findFailures('Failed to delete user')) await remove(answer, sentence);
  for (const body of ['', '{}', 'done']) {
    const before = stubs.calls('GET /api/admin/users').length;
    await remove({ body }, 'User deleted successfully');
    await expect.poll(() => stubs.calls('GET /api/admin/users').length).toBeGreaterThan(before);
  }
  await expectUnchanged(page);
});

/** One transparent pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('profile and picture are saved', async ({ page }) => {
  await signedIn(page, { ...CUSTOMER, address: '5 River Lane' });
  const stubs = await stubCalls(page);
  stubs.answer('GET /api/addresses', { body: [] });
  await page.goto('/dashboard/profile');
  await whenHydrated(page);
  const says = (text: string) => expectMessage(page, text);
  await page.getByLabel('Full Name').fill('Nadia R.');
  for (const [, answer, sentence] of findFailures('Failed to update profile')) {
    stubs.answer('PUT /api/users/profile', answer);
    await clickButton(page, 'Save Changes');
    await says(sentence);
  }
  stubs.answer('PUT /api/users/profile', { body: { user: { ...CUSTOMER, name: 'Nadia R.' } } });
  await clickButton(page, 'Save Changes');
  await says('Profile updated successfully');
  const saved = { name: 'Nadia R.', email: CUSTOMER.email, address: '5 River Lane' };
  expect(stubs.calls('PUT /api/users/profile').at(-1)?.postDataJSON()).toEqual(saved);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').name)).toBe('Nadia R.');
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  const choose = () => page.locator('input[type="file"][accept*="image"]').first().setInputFiles(picture);
  for (const [, answer, sentence] of findFailures('Failed to update profile picture.')) {
    stubs.answer('POST /api/users/avatar', answer);
    await choose();
    await says(sentence);
  }
  stubs.answer('POST /api/users/avatar', { body: { avatarUrl: '/uploads/avatars/me.webp' } });
  await choose();
  await says('Profile picture updated successfully');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').avatar)).toBe(
    '/uploads/avatars/me.webp',
  );
  await expectUnchanged(page);
});

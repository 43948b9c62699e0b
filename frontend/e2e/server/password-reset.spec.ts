import { findEmailedLink } from '../support/mails.ts';
import { registerNewUser } from '../support/new-user.ts';
import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';
import { submitLogin } from '../support/users.ts';

test('the emailed link sets a new password, once, and ends the old sessions @core', async ({
  page,
  baseURL,
  watch,
}) => {
  const person = await registerNewUser(page);
  await followSidebarLink(page, 'Logout');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await send.waitFor(); // the previous screen has an email field too
  await page.getByLabel('Email Address').fill(person.email);
  await send.click();
  await expect(page.getByText('Check your inbox for further instructions')).toBeVisible();

  const link = await findEmailedLink(baseURL, person.email, /http\S+\/forgot-password\?token=[\w-]+/);
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('another-river-7');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another-river-8');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another-river-7');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page).toHaveURL('/login');

  watch.expectAnswer(401, '/api/auth/login');
  await submitLogin(page, person);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await submitLogin(page, { ...person, password: 'another-river-7' });
  await expect(page).toHaveURL('/dashboard');

  watch.expectAnswer(410, '/api/auth/reset-password/confirm');
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('a-third-river-9');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('a-third-river-9');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired');
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { registerNewUser } from '../support/new-user.ts';
import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';
import { submitLogin } from '../support/users.ts';

const NEW_PASSWORD = 'another-quiet-river';

const enterPasswords = async (page: Page, current: string, next: string, again: string) => {
  await page.getByLabel('Current Password', { exact: true }).fill(current);
  await page.getByLabel('New Password', { exact: true }).fill(next);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Save Changes' }).click();
};

test('name and address are saved', async ({ page }) => {
  await registerNewUser(page, '/dashboard/profile');
  await page.getByLabel('Full Name').fill('Rafi Karim Chowdhury');
  await page.getByLabel('Address', { exact: true }).fill('12 Kazla Road, Rajshahi');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rafi Karim Chowdhury');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Kazla Road, Rajshahi');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Rafi Karim Chowdhury!' })).toBeVisible();
});

test('a new password is typed twice, needs the old one and signs in from then on', async ({ page, watch }) => {
  const person = await registerNewUser(page, '/dashboard/profile');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });

  await enterPasswords(page, person.password, NEW_PASSWORD, 'something-else');
  await expect(page.getByText('New passwords do not match')).toBeVisible();
  expect(sent).toBe(0);

  watch.expectAnswer(400, '/api/users/profile');
  await enterPasswords(page, 'not-the-password', NEW_PASSWORD, NEW_PASSWORD);
  await expect(page.getByText('Your current password is not correct')).toBeVisible();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(NEW_PASSWORD);

  await enterPasswords(page, person.password, NEW_PASSWORD, NEW_PASSWORD);
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');

  await followSidebarLink(page, 'Logout');
  await expect(page).toHaveURL('/login');
  await submitLogin(page, { email: person.email, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/dashboard');
});

test('an uploaded picture is shown immediately and kept; a file that is not a picture is rejected', {
  tag: '@mocks',
}, async ({ page, watch }) => {
  await registerNewUser(page, '/dashboard/profile');
  const picture = page.getByRole('region', { name: 'Profile Picture' }).locator('img');
  const chooser = page.getByLabel('Change profile picture');
  await expect(picture).toHaveCount(0);

  const buffer = await page.getByRole('heading', { level: 1 }).screenshot();
  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(picture).toHaveAttribute('src', /^data:|^\/uploads\/avatars\//);
  await expect(page.getByText('Profile picture updated successfully')).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
  const kept = await picture.getAttribute('src');

  watch.expectAnswer(415, '/api/users/avatar');
  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(picture).toHaveAttribute('src', kept ?? '');
});

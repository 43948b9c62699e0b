import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { followAdminLink, signInAsAdmin } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

test('settings take effect immediately: name, registration, theme and maintenance', async ({ page, watch }) => {
  await signInAsAdmin(page);
  await followAdminLink(page, 'Settings');
  const save = page.getByRole('button', { name: 'Save Changes' });
  const saved = page.getByText('Settings updated successfully').last();

  await page.getByLabel('Site Name').fill('Padma Works');
  await page.getByLabel('User Registration').uncheck();
  await page.getByLabel('Default Theme').selectOption('dark');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await save.click();
  await expect(saved).toBeVisible();
  await expect(page.getByRole('link', { name: 'Padma Works, home page' })).toBeVisible();
  await expect(page).toHaveTitle('Settings · Padma Works');
  await expect(page.locator('html')).toHaveClass(/dark/);

  await page.goto('/register');
  await expect(page.getByText('Registration is currently closed.')).toBeVisible();

  await page.goto('/admin/settings');
  await page.getByLabel('Maintenance Mode').check();
  await followAdminLink(page, 'Users');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await save.click();
  await expect(saved).toBeVisible();
  await page.goto('/about');
  await expect(page.getByText('Maintenance mode is on: visitors see a closed site.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We are making changes' })).toBeHidden();

  watch.expectAnswer(503, '/api/*');
  await page.goto('/admin');
  await followAdminLink(page, 'Logout');
  await expect(page).toHaveURL('/admin/login');
  for (const path of ['/', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'We are making changes' })).toBeVisible();
  }
  await expectNoSidewaysScroll(page);

  await signInAsAdmin(page);
  await followAdminLink(page, 'Settings');
  await page.getByLabel('Maintenance Mode').uncheck();
  await save.click();
  await expect(saved).toBeVisible();
  await page.goto('/about');
  await expect(page.getByText('Maintenance mode is on')).toBeHidden();
});

import { whenHydrated } from '../support/hydrated.ts';
import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';
import { customer, signIn } from '../support/users.ts';

const NOT_FOUND = { status: 404, contentType: 'text/plain', body: 'Not found\n' };

test('a tab from an earlier release reloads once and shows the screen', async ({ page, watch }) => {
  await signIn(page, customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  watch.expectAnswer(404, '/assets/*');
  watch.expectError('dynamically imported module');
  await page.route('**/assets/*addresses*.js', (route) => route.fulfill(NOT_FOUND), { times: 1 });
  await followSidebarLink(page, 'Addresses');
  await expect(page.getByLabel('Street Address')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/addresses');
});

test('a script that cannot be loaded ends in a message and a button, not in a loop', async ({ page, watch }) => {
  await signIn(page, customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  watch.expectAnswer(404, '/assets/*');
  watch.expectError('dynamically imported module');
  let asked = 0;
  await page.route('**/assets/*addresses*.js', (route) => {
    asked += 1;
    return route.fulfill(NOT_FOUND);
  });
  await followSidebarLink(page, 'Addresses');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeEnabled();
  const then = asked;
  await page.waitForTimeout(1_000);
  expect(asked).toBe(then);
});

test('when offline a screen waits for the network and opens on its own', async ({ page, context, watch }) => {
  await signIn(page, customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  watch.expectError('ERR_INTERNET_DISCONNECTED');
  watch.expectError('dynamically imported module');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Addresses', exact: true }).first().click();
  await expect(page.getByRole('alert')).toContainText('You’re offline');
  await context.setOffline(false);
  await expect(page.getByLabel('Street Address')).toBeVisible();
});

test('a part that fails to load does not discard typed text', async ({ page, watch }) => {
  watch.expectAnswer(404, '/assets/*');
  watch.expectError('dynamically imported module');
  await page.route('**/assets/password-strength*.js', (route) => route.fulfill(NOT_FOUND));
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Rafi Karim');
  await page.getByLabel('Password', { exact: true }).pressSequentially('quiet-river-31');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('quiet-river-31');
  await expect(page.getByLabel('Full Name')).toHaveValue('Rafi Karim');
  await expect(page.getByRole('button', { name: 'Create account', exact: true })).toBeEnabled();
});

test('a part of the rendered page whose script cannot be loaded stays as it is', async ({ page, watch }) => {
  watch.expectAnswer(404, '/assets/*');
  await page.route('**/assets/series-*.js', (route) => route.fulfill(NOT_FOUND));
  await page.goto('/blog/1');
  await whenHydrated(page);
  const parts = page.getByRole('navigation', { name: 'Calendars from the inside' });
  await page.waitForLoadState('networkidle');
  await expect(parts.getByRole('link')).toHaveCount(2);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('navigation', { name: 'Previous and next article' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL('/blog/1');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});

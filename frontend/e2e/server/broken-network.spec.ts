import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';
import { customer, signIn, submitLogin } from '../support/users.ts';

test('a proxy that responds with its own page leaves the screen intact, with a way to continue', async ({
  page,
  watch,
}) => {
  await signIn(page, customer);
  watch.expectAnswer(502, '/api/orders');
  watch.expectError('502');
  await page.route(/\/api\/orders(\?|$)/, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await followSidebarLink(page, 'Orders');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch orders');
  await expect(page.getByText('Bad gateway')).toHaveCount(0);
  await page.unroute(/\/api\/orders(\?|$)/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row')).toHaveCount(51);
});

test('typed text is not lost when offline', async ({ page, context, watch }) => {
  await signIn(page, customer);
  await followSidebarLink(page, 'Addresses');
  await page.getByLabel('Street Address').fill('12 Kazla Road');
  await page.getByLabel('City').fill('Rajshahi');
  await page.getByLabel('Country').fill('Bangladesh');
  watch.expectError('net::ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Address' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to save address.');
  await expect(page.getByLabel('Street Address')).toHaveValue('12 Kazla Road');
  await context.setOffline(false);
});

test('a browser without storage can still sign in', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await submitLogin(page, customer);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('You’re signed in until this page is closed or reloaded')).toBeVisible();
  await followSidebarLink(page, 'Orders');
  await expect(page.getByRole('row')).toHaveCount(51);
});

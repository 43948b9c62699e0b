import { signInAsAdmin } from '../support/admin.ts';
import { ISOLATED_SITE_LOCK, isolatedSite } from '../support/isolated-site.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ lock: ISOLATED_SITE_LOCK });
test.use({ baseURL: isolatedSite });

test('server-rendered pages follow the settings: closed with 503, open for the administrator, dark from the first paint @core', async ({
  page,
  request,
  watch,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/settings');
  await page.getByLabel('Maintenance Mode').check();
  await page.getByLabel('Default Theme').selectOption('dark');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();

  const closed = await request.get('/products');
  expect(closed.status()).toBe(503);
  expect(closed.headers()['retry-after']).toBe('300');
  expect(await closed.text()).toContain('We are making changes');
  expect((await request.get('/api/products')).status()).toBe(503);

  watch.expectAnswer(503, '/about');
  watch.expectAnswer(503, '/');
  watch.expectAnswer(503, '/api/*');
  await page.goto('/about');
  await expect(page.getByText('Maintenance mode is on: visitors see a closed site.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We are making changes' })).toBeHidden();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'We are making changes' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.className)).toContain('dark');

  await signInAsAdmin(page);
  await page.goto('/admin/settings');
  await page.getByLabel('Maintenance Mode').uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
  const open = await request.get('/products');
  expect(open.status()).toBe(200);
  expect(await open.text()).toMatch(/<html[^>]* data-default-theme="dark"/);
});

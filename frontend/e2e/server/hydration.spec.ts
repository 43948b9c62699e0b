import { whenHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('a page whose data file has expired loads the data itself', async ({ page, watch }) => {
  watch.expectAnswer(404, '/page-data/*');
  await page.route('/page-data/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const requested = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/products');
  await page.goto('/products');
  await requested;
  await whenHydrated(page);
  await page.getByRole('button', { name: 'Android Apps', exact: true }).click();
  await expect(page).toHaveURL('/products?category=Android+Apps');
});

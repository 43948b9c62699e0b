import { whenHydrated } from '../support/hydrated.ts';
import { publicRoutes, unknownRoute } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const path of [...publicRoutes, unknownRoute]) {
  test(`${path} is hydrated without a complaint`, async ({ page, watch }) => {
    watch.expectAnswer(404, unknownRoute);
    await page.goto(path);
    const serverRendered = await page.getByRole('heading', { level: 1 }).textContent();
    await page.mouse.move(20, 20);
    await page.keyboard.press('Tab'); // the first interaction starts the application at once
    await page.waitForFunction(() => {
      const root = document.getElementById('root');
      return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(serverRendered ?? '');
  });
}

test('a page whose data are gone by now loads them itself', async ({ page, watch }) => {
  watch.expectAnswer(404, '/page-data/*');
  await page.route('/page-data/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/products');
  await page.goto('/products');
  await asked;
  await whenHydrated(page);
  await page.getByRole('button', { name: 'Android Apps', exact: true }).click();
  await expect(page).toHaveURL('/products?category=Android+Apps');
});

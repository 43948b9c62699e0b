import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { customer, signIn } from '../support/people.ts';
import { customerRoutes, publicRoutes, unknownRoute } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const path of [...publicRoutes, unknownRoute, '/admin/login']) {
      test(`${path} is accessible and fits`, async ({ page, watch }) => {
        watch.expectAnswer(404, unknownRoute);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }

    test('every screen of the dashboard is accessible and fits', async ({ page }) => {
      await signIn(page, customer);
      for (const path of customerRoutes) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        });
      }
    });
  });
}

// Every screen has stories in both themes, checked by axe. Here is what only the served site can show: a rendered page that
// came to life, in the real window.
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin.ts';
import { customer, signIn } from '../support/people.ts';
import { customerRoutes, publicRoutes, unknownRoute } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // colours are measured when they have arrived

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Nothing is wider than a wide window or a small phone. */
const expectFits = async (page: Page) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
};

for (const path of [...publicRoutes, unknownRoute, '/admin/login']) {
  test(`${path} is accessible and fits`, async ({ page, watch }) => {
    watch.expectAnswer(404, unknownRoute);
    await page.goto(path);
    await expectFits(page);
    await expectAccessible(page);
  });
}

test('the screens of a customer fit', async ({ page }) => {
  await signIn(page, customer);
  for (const path of customerRoutes) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectFits(page);
    });
  }
});

test('the screens of the administration fit', async ({ page }) => {
  await openAdmin(page);
  for (const path of ['/admin/users', '/admin/activity', '/admin/system', '/admin/profile']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectFits(page);
    });
  }
});

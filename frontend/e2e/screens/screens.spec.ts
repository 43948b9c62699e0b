import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectReadableColours } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admin.ts';
import { customer, signIn } from '../support/people.ts';
import { customerRoutes, publicRoutes, unknownRoute } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // colours are measured when they have arrived

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Light and dark on a wide window, then on a small phone: readable for everybody, never wider than the window. */
const expectFinished = async (page: Page) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      await expectNoSidewaysScroll(page);
      await (colorScheme === 'light' ? expectAccessible : expectReadableColours)(page);
    });
  }
  await test.step('phone', async () => {
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  await page.setViewportSize(DESKTOP);
};

for (const path of [...publicRoutes, unknownRoute, '/admin/login']) {
  test(`${path} is accessible and fits`, async ({ page, watch }) => {
    watch.expectAnswer(404, unknownRoute);
    await page.goto(path);
    await expectFinished(page);
  });
}

for (const path of customerRoutes) {
  test(`${path} is accessible and fits`, async ({ page }) => {
    await signIn(page, customer);
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectFinished(page);
  });
}

for (const path of ['/admin/users', '/admin/activity', '/admin/profile']) {
  test(`${path} is accessible and fits`, async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectFinished(page);
  });
}

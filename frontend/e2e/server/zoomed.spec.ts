// WCAG 2.2, 1.4.10: at 400 % zoom readers scroll in one direction only.
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { customerRoutes, publicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { customer, signIn } from '../support/users.ts';

test.use({ viewport: { width: 320, height: 256 } }); // a window of 1280 × 1024 pixels at 400 %

/** How much of the window is covered by bars that stay in place, in the middle of its width. */
const coveredPart = (page: Page) =>
  page.evaluate(() => {
    const staysInPlace = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const step = 8;
    let covered = 0;
    for (let y = step / 2; y < innerHeight; y += step) {
      let element = document.elementFromPoint(innerWidth / 2, y);
      while (element && !staysInPlace(element)) element = element.parentElement;
      if (element) covered += step;
    }
    return covered / innerHeight;
  });

test('at 400 % zoom no page scrolls sideways, and most of the window shows the page', async ({ page }) => {
  await signIn(page, customer);
  for (const path of [...publicRoutes, ...customerRoutes])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page); // with placeholders
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await page.evaluate(() => scrollTo(0, 400));
      expect(await coveredPart(page), 'covered part of the window').toBeLessThan(0.5);
    });
});

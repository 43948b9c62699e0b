// In the other projects scroll bars are hidden and take no space, so nothing can overflow because of their width. Most
// desktop browsers show them.
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { customerRoutes, publicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { customer, signIn } from '../support/users.ts';

test('no page scrolls sideways with classic scroll bars', async ({ page }) => {
  await page.goto('/privacy-policy');
  const taken = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(taken, 'pixels of the scroll bar').toBeGreaterThan(5);
  await signIn(page, customer);
  for (const path of [...publicRoutes, ...customerRoutes]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); // forces the deferred layout
      await expectNoSidewaysScroll(page);
    });
  }
});

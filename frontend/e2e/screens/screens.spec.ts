// Every screen has stories in both themes, checked by axe. These tests cover what only the served site can show: a
// server-rendered, hydrated page in the real window.
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin.ts';
import { customerRoutes, publicRoutes, unknownRoute } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { customer, signIn } from '../support/users.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // colours are measured once they have settled

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

/** One of each kind of page; `npm run test:all` opens the others as well. */
const kinds: readonly string[] = ['/', '/product/1', '/blog', '/contact', '/login'];

for (const path of [...publicRoutes, unknownRoute]) {
  const tag = kinds.includes(path) ? [] : '@long';
  test(`${path} hydrates without errors, is accessible, and fits @core`, { tag }, async ({ page, watch }) => {
    watch.expectAnswer(404, unknownRoute);
    await page.emulateMedia({ reducedMotion: 'no-preference' }); // as most visitors hydrate it
    await page.goto(path);
    const serverRendered = await page.getByRole('heading', { level: 1 }).textContent();
    await page.mouse.move(20, 20);
    await page.keyboard.press('Tab'); // the first interaction starts the application immediately
    await page.waitForFunction(() => {
      const root = document.getElementById('root');
      return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(serverRendered ?? '');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectFits(page);
    await expectAccessible(page);
  });
}

test('the admin sign-in is accessible and fits', async ({ page }) => {
  await page.goto('/admin/login');
  await expectFits(page);
  await expectAccessible(page);
});

test('the customer screens fit', { tag: '@long' }, async ({ page }) => {
  await signIn(page, customer);
  for (const path of customerRoutes) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectFits(page);
    });
  }
});

test('the admin screens fit', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page);
  for (const path of [
    '/admin/users',
    '/admin/content/home',
    '/admin/settings/activity',
    '/admin/settings/system',
    '/admin/inbox/comments',
    '/admin/profile',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectFits(page);
    });
  }
});

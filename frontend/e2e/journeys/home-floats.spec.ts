import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'News' });
const upwards = (page: Page) => page.getByRole('button', { name: 'Back to top' });

test('a closed promo banner opens nothing and stays hidden for seven days', async ({ page, context }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  await expect(page.locator('#main')).toBeFocused();

  const cookie = (await context.cookies()).find(({ name }) => name === 'promo');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await expect(upwards(page)).toBeVisible(); // the page is hydrated
  await expect(banner(page)).toHaveCount(0);
});

/** All text, fields and controls below the banner. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const news = document.querySelector<HTMLElement>('.promo');
    if (!news) return ['no banner'];
    const { left, top, right, bottom } = news.getBoundingClientRect();
    const used = [...document.querySelectorAll('a, button, input, textarea, h1, h2, h3, p, li, label')];
    return used
      .filter((element) => !news.contains(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.matches('a, button, input, textarea, label') || element.children.length === 0)
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 1 && box.left < right - 1 && box.right > left + 1 && box.top < bottom && box.bottom > top;
      })
      .map((element) => element.textContent?.slice(0, 40));
  });

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const) {
  test.describe(`at ${width} px`, { tag: width === 360 || width === 1280 ? [] : '@long' }, () => {
    test.use({ viewport: { width, height } });

    test('the banner appears on the first visit, covers no controls, and closes', async ({ page }) => {
      for (const path of ['/products', '/product/5', '/contact', '/privacy-policy', '/']) {
        await page.goto(path);
        await expect(banner(page)).toHaveCSS('opacity', '1');
        await expect(banner(page).getByRole('link')).toBeInViewport({ ratio: 1 });
        for (const screens of [2.1, 1.3, 0]) {
          await page.evaluate((factor) => scrollTo({ top: innerHeight * factor, behavior: 'instant' }), screens);
          await expect.poll(() => covered(page)).toEqual([]);
        }
      }
      const { width: taken = 0, height: high = 0 } = (await banner(page).boundingBox()) ?? {};
      expect(taken * high).toBeLessThan(0.03 * width * height);
      await banner(page).getByRole('button', { name: 'Close' }).click();
      await expect(banner(page)).toHaveCount(0);
    });
  });
}

test('the banner comes before the page in the tab order and expands by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/privacy-policy');
  await expect(banner(page)).toBeAttached();
  const link = banner(page).getByRole('link');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await expect(banner(page).locator('.promo-text')).toHaveCSS('opacity', '1');
  const box = await banner(page).locator('.promo-text').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Close' })).toBeFocused();
});

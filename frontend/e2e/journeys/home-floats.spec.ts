import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'News' });
const upwards = (page: Page) => page.getByRole('button', { name: 'Back to top' });

test('a closed promo banner opens nothing and stays away for seven days', async ({ page, context }) => {
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

const bottomOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the banner leaves the slides and the last line of the page free', async ({ page }) => {
      await page.goto('/');
      const slide = await page.getByRole('button', { name: /Slide 1 of 4/ }).boundingBox();
      const news = await banner(page).boundingBox();
      if (!news || !slide) throw new Error('Something is not on the page');
      expect(news.y >= slide.y + slide.height || news.y + news.height <= slide.y).toBe(true);

      await page.goto('/privacy-policy');
      await expect(banner(page)).toBeVisible();
      const lastLine = page.getByText('Made with love');
      await expect
        .poll(async () => {
          await page.keyboard.press('End'); // the end moves on while parts below the first screen are laid out
          return (await bottomOf(lastLine)) < ((await banner(page).boundingBox())?.y ?? 0);
        })
        .toBe(true);
    });
  });
}

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test("the banner leaves a product's buttons free", async ({ page }) => {
    await page.goto('/product/5');
    const download = await page.getByRole('link', { name: 'Download', exact: true }).boundingBox();
    const news = await banner(page).boundingBox();
    expect(news?.x).toBeGreaterThan((download?.x ?? 0) + (download?.width ?? 0));
    await page.keyboard.press('End');
    await expect(upwards(page)).toBeVisible();
    expect(await bottomOf(upwards(page))).toBeLessThan((await banner(page).boundingBox())?.y ?? 0);
  });
});

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the banner fits beside its close button', async ({ page }) => {
    await page.goto('/');
    const box = await banner(page).boundingBox();
    const close = await banner(page).getByRole('button', { name: 'Close' }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(close?.width).toBeGreaterThanOrEqual(44);
    expect(close?.height).toBeGreaterThanOrEqual(44);
  });

  test('the banner never covers what the keyboard has reached', async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(banner(page)).toBeVisible();
    const covered = new Set<string>();
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const { activeElement: reached } = document;
        const news = document.querySelector('.promo')?.getBoundingClientRect();
        if (!reached || !news || reached.closest('.promo')) return null;
        const { top, bottom } = reached.getBoundingClientRect();
        return top >= news.top && bottom <= news.bottom ? reached.textContent : null;
      });
      if (name) covered.add(name);
    }
    expect([...covered]).toEqual([]);
  });
});

// WCAG 2.2, 1.4.12: readers may widen lines, letters and words, and lose no text.
import type { Page } from '@playwright/test';
import { findOverflow } from '../support/fits.ts';
import { customerRoutes, publicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { customer, signIn } from '../support/users.ts';

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const spaceText = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('no text is lost with wide lines, letters and words', async ({ page }) => {
      await signIn(page, customer);
      for (const path of [...publicRoutes, ...customerRoutes])
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
          await spaceText(page);
          await expect.poll(() => findOverflow(page), path).toEqual([]);
        });
    });
  });
}

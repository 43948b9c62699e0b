import { openAdmin } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

// The mocks have no content policy: what builds documents or styles of its own has to be tried on the built site.

test('the picture of the home page follows what is typed', async ({ page }) => {
  await openAdmin(page, '/admin/content/home');
  const title = page.frameLocator('iframe[title="Preview of Home"]').locator('.hero-title');
  await expect(title).toBeVisible();
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Drawn beside the river');
  await expect(title).toHaveText('Drawn beside the river');
  const columns = await title.evaluate((node) => getComputedStyle(node.parentElement as Element).display);
  expect(columns).toBe('grid');
});

test('the editor of articles is styled and takes text', async ({ page }) => {
  await openAdmin(page, '/admin/content/articles/new');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('# A heading\nand a line');
  await expect(text).toContainText('and a line');
  const heights = await text.locator('.cm-line').evaluateAll((lines) => lines.map((line) => line.clientHeight));
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
});

import { openAdmin } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

// The mocks have no content policy: what builds documents or styles of its own has to be tried on the built site.

test('the picture of the home page follows what is typed @core', async ({ page }) => {
  await openAdmin(page, '/admin/content/home');
  const title = page.frameLocator('iframe[title="Preview of Home"]').locator('.hero-title');
  await expect(title).toBeVisible();
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Drawn beside the river');
  await expect(title).toHaveText('Drawn beside the river');
  const columns = await title.evaluate((node) => getComputedStyle(node.parentElement as Element).display);
  expect(columns).toBe('grid');
});

test('the editor of articles has its styles @core', async ({ page }) => {
  await openAdmin(page, '/admin/content/articles/2');
  // Read only: journeys that run at the same time share the drafts of this administrator.
  const display = await page.locator('.cm-scroller').evaluate((node) => getComputedStyle(node).display);
  expect(display).toBe('flex');
});

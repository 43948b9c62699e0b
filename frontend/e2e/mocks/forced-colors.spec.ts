import type { Locator } from '@playwright/test';
import { chooseInAdmin, signInAsAdmin } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

test.use({ forcedColors: 'active' });

const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

test('without the site’s own colours every state can be seen', async ({ page }) => {
  await page.goto('/products');
  const plain = await ground(page.locator('body'));
  const chosen = await ground(page.getByRole('button', { pressed: true }));
  expect(chosen).not.toBe(plain);
  expect(await ground(page.getByRole('button', { name: 'Android Apps', pressed: false }))).toBe(plain);
  expect(await ground(page.getByRole('link', { name: 'Products', exact: true }).first())).toBe(chosen);
  // Whatever floats has an edge.
  await expect(page.locator('.promo')).toHaveCSS('outline-style', 'solid');

  await signInAsAdmin(page);
  await chooseInAdmin(page, 'Settings');
  expect(await ground(page.getByLabel('User Registration'))).toBe(chosen);
  expect(await ground(page.getByLabel('Maintenance Mode'))).not.toBe(chosen);
  expect(await ground(page.getByRole('button', { name: 'Save Changes' }))).not.toBe(plain);

  await chooseInAdmin(page, 'Analytics');
  const legend = page.getByText('Period before').first().locator('[aria-hidden]');
  expect(await ground(legend)).not.toBe(plain);
  expect(await ground(page.locator('label', { hasText: '30 days' }))).toBe(chosen);
});

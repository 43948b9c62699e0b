import type { Locator, Page } from '@playwright/test';
import { followAdminLink, signInAsAdmin } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

test.use({ forcedColors: 'active' });

const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

const slide = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Slide ${number} of`) });

test('the current slide and the open tab are visible in forced colours', async ({ page }) => {
  await page.goto('/');
  const plain = await ground(page.locator('body'));
  const chosen = await ground(slide(page, 1));
  expect(chosen).not.toBe(plain);
  expect(await ground(slide(page, 2))).not.toBe(chosen);
  await slide(page, 2).click();
  await expect(slide(page, 2)).toHaveCSS('background-color', chosen);
  await expect(slide(page, 1)).not.toHaveCSS('background-color', chosen);

  await page.goto('/product/1');
  expect(await ground(page.getByRole('tab', { selected: true }))).toBe(chosen);
  expect(await ground(page.getByRole('tab', { selected: false }))).not.toBe(chosen);
});

test('what a selected item contains is as visible as its title', async ({ page }) => {
  await page.goto('/checkout/6');
  const way = page.locator('label', { has: page.getByRole('radio', { checked: true }) });
  const color = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color);
  expect(await color(way.locator('[id$="-note"]'))).toBe(await color(way.locator('.font-semibold')));
  expect(await ground(way)).not.toBe(await ground(page.locator('body')));
});

test.describe('with more contrast', () => {
  test.use({ forcedColors: 'none', contextOptions: { contrast: 'more' } });

  test('lines and muted texts are clear, and a line marks the selection', async ({ page }) => {
    await page.goto('/product/1');
    const text = await page.locator('body').evaluate((element) => getComputedStyle(element).color);
    await expect(page.getByText('Last updated')).toHaveCSS('color', text);
    await expect(page.getByRole('tab', { selected: true })).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.getByRole('tab', { selected: false })).toHaveCSS('text-decoration-line', 'none');
  });
});

test('every state is visible in forced colours', { tag: '@long' }, async ({ page }) => {
  await page.goto('/products');
  const plain = await ground(page.locator('body'));
  const chosen = await ground(page.getByRole('button', { pressed: true }));
  expect(chosen).not.toBe(plain);
  expect(await ground(page.getByRole('button', { name: 'Android Apps', pressed: false }))).toBe(plain);
  expect(await ground(page.getByRole('link', { name: 'Products', exact: true }).first())).toBe(chosen);
  // Every floating element has an edge.
  await expect(page.locator('.promo')).toHaveCSS('outline-style', 'solid');

  await signInAsAdmin(page);
  await followAdminLink(page, 'Settings');
  expect(await ground(page.getByLabel('User Registration'))).toBe(chosen);
  expect(await ground(page.getByLabel('Maintenance Mode'))).not.toBe(chosen);
  expect(await ground(page.getByRole('button', { name: 'Save Changes' }))).not.toBe(plain);

  await followAdminLink(page, 'Analytics');
  const legend = page.getByText('Previous period').first().locator('[aria-hidden]');
  expect(await ground(legend)).not.toBe(plain);
  expect(await ground(page.locator('label', { hasText: '30 days' }))).toBe(chosen);
});

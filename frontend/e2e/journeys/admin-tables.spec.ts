import { readFile } from 'node:fs/promises';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';
import { customer } from '../support/users.ts';

// These journeys only read: what they see must not depend on concurrent journeys.

test('orders are found, filtered, sorted and exported, and every step has a URL', async ({ page }) => {
  await openAdmin(page, '/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search orders...' }).fill(customer.email);
  await expect(page).toHaveURL(/\?search=customer/);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByText('Refunded', { exact: true }).first().click();
  await expect(page).toHaveURL(/status=refunded/);
  const rows = page.getByRole('row', { name: /Order #\d+/ });
  await expect(page.getByRole('row', { name: /Pending|Processing|Completed|Cancelled/ })).toHaveCount(0);
  await expect(rows.first()).toContainText('Refunded');
  const found = await rows.count();
  expect(found).toBeGreaterThan(0);
  await expect(page.getByText(`${found} orders`, { exact: true })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('orders.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(found + 1);

  await rows
    .first()
    .getByRole('link', { name: /^Order #/ })
    .click();
  const sheet = page.getByRole('dialog', { name: /^Order #/ });
  await expect(sheet).toContainText(/History.*Refunded.*Wallet.*Refund/);
  await page.reload();
  await expect(sheet).toContainText('Refunded');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/order=/);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/admin/orders');
  await expectNoSidewaysScroll(page);
});

test('products are found and filtered; an unsaved form asks before it is discarded', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await expect(page.getByRole('row', { name: /Ramadan Calendar 2025/ })).toContainText(/\$9\.99.*Unlimited.*Published/);
  await page.getByRole('searchbox', { name: 'Search products...' }).fill('mehndi');
  await expect(page).toHaveURL('/admin/products?search=mehndi');
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: /^Edit Mehndi/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Mehndi/ });
  await sheet.getByLabel('Title').fill('Something else');
  await sheet.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet.getByLabel('Title')).toHaveValue('Something else');
  await sheet.getByLabel('Live demo').fill('http://demo.example');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(sheet.getByText('Enter a URL starting with https://')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('row', { name: /Mehndi & Henna Design/ })).toBeVisible();
});

test('no list is wider than its container, on a tablet and beside the sidebar of a small laptop', {
  tag: '@long',
}, async ({ page }) => {
  await openAdmin(page, '/admin/orders');
  for (const path of ['/admin/orders', '/admin/products', '/admin/users', '/admin/content']) {
    await page.goto(path);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
    for (const width of [700, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)))
        .toBeLessThanOrEqual(0);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test("'Skip to content' skips the sidebar", async ({ page }) => {
  await openAdmin(page, '/admin/orders');
  await expect(page.getByRole('searchbox', { name: 'Search orders...' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Orders' }).getByRole('link').first()).toBeFocused();
});

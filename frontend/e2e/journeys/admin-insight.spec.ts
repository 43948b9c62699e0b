import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { openAdmin, signInAsAdmin } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

test('the overview shows the figures of the specification and links onward', async ({ page }) => {
  await signInAsAdmin(page);
  const figures = page.getByRole('definition');
  for (const text of ['1,234', '856', '$45,678', '23.5%'])
    await expect(figures.filter({ hasText: text }).first()).toBeVisible();
  for (const text of ['+12.5%', '+8.2%', '+15.3%', '+4.1%']) {
    await expect(figures.filter({ hasText: text }).first()).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  const orders = page.getByRole('region', { name: 'Latest orders' });
  await orders.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/orders\?order=/);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Analytics' }).last().click();
  await expect(page).toHaveURL('/admin/analytics');
});

test('analytics shows a selected range as charts, tables and files, and keeps it in the URL', async ({ page }) => {
  await openAdmin(page, '/admin/analytics');
  const revenue = page.getByRole('region', { name: 'Revenue', exact: true });
  await expect(revenue.getByRole('img', { name: /^US dollars by day/ })).toBeVisible();

  await page.getByText('12 months', { exact: true }).click();
  await expect(page).toHaveURL('/admin/analytics?range=12m');
  await expect(revenue.getByRole('img', { name: /^US dollars by month/ })).toBeVisible();
  await page.getByLabel('Unit').selectOption('week');
  await expect(page).toHaveURL('/admin/analytics?range=12m&unit=week');
  await expect(revenue.getByRole('img', { name: /^US dollars by week/ })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Unit')).toHaveValue('week');
  await page.getByLabel('From', { exact: true }).fill('2026-01-01');
  await expect(page).toHaveURL(/from=2026-01-01&to=\d{4}-\d{2}-\d{2}/);

  await revenue.getByText('Show as a table').click();
  await expect(revenue.getByRole('table', { name: 'Revenue, all values' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    revenue.getByRole('button', { name: 'Download revenue as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^revenue-2026-01-01-.*\.csv$/);

  const slider = revenue.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(revenue.getByText(/^Previously: \$/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Top products' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { registerNewUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';
import { customer, signIn } from '../support/users.ts';
import { fillWallet } from '../support/wallet.ts';

/** The figures below their labels on the home screen. */
const readFigure = (page: Page, label: string) =>
  page.getByRole('main').getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');

test('the demo customer is greeted with figures, latest orders and downloads', async ({ page }) => {
  await signIn(page, customer);
  await expect(page.getByRole('heading', { name: 'Welcome back, Nadia Rahman!' })).toBeVisible();
  await expect(readFigure(page, 'Total Orders')).toHaveText('125');
  await expect(readFigure(page, 'Active Products')).toHaveText('12');
  await expect(readFigure(page, 'Downloads')).toHaveText(/^\d,\d{3}$/);
  await expect(readFigure(page, 'Wallet Balance')).toHaveText(/^\$[\d,]+\.\d{2}$/);
  await expect(page.getByText('Sample data')).toHaveCount(0);

  const orders = page.getByRole('region', { name: 'Recent Orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(5);
  await orders.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard\/orders\?order=/);
  await page.goBack();

  await page.getByRole('region', { name: 'Recent Downloads' }).getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/dashboard/downloads');
});

test('a new account shows sample figures until something happens in it', async ({ page }) => {
  await registerNewUser(page);
  await expect(page.getByText('Sample data')).toBeVisible();
  await expect(readFigure(page, 'Total Orders')).toHaveText('125');
  await expect(readFigure(page, 'Downloads')).toHaveText('3,427');
  await expect(readFigure(page, 'Wallet Balance')).toHaveText('$2,845.65');
  await expect(readFigure(page, 'Active Products')).toHaveText('12');

  await fillWallet(page, '20');
  await page.goto('/dashboard');
  await expect(readFigure(page, 'Wallet Balance')).toHaveText('$20.00');
  await expect(readFigure(page, 'Total Orders')).toHaveText('0');
  await expect(page.getByText('Sample data')).toHaveCount(0);
  await expect(page.getByText('No orders found')).toBeVisible();
});

test('the reports show each figure per month, as a chart, as a table and as a file', async ({ page }) => {
  await signIn(page, customer);
  await page.getByRole('button', { name: 'View Reports' }).click();
  const reports = page.getByRole('dialog', { name: 'Reports' });
  await expect(reports.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');

  await reports.getByRole('tab', { name: 'Spending' }).click();
  await expect(page).toHaveURL('/dashboard?reports=spending');
  await expect(reports.getByRole('img', { name: /^US dollars per month/ })).toBeVisible();
  await reports.getByRole('slider', { name: 'Month' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(reports.locator('[data-tooltip]')).toHaveText(/^\w+ \d{4}\$[\d,]+\.\d{2} spent$/);

  await reports.getByText('Show all figures as a table').click();
  await expect(reports.getByRole('row')).toHaveCount(14); // the header, twelve months, the totals

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    reports.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^reports-\d{4}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\ufeffMonth,Orders,Spending (USD),Downloads');
  expect(lines).toHaveLength(13);

  await page.goBack();
  await expect(reports).toBeHidden();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/dashboard?reports=downloads');
  await expect(reports.getByRole('tab', { name: 'Downloads' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard');
});

test('the bell shows notifications until they are read', { tag: '@phone' }, async ({ page }) => {
  await registerNewUser(page);
  const bell = page.getByRole('button', { name: 'Notifications' });
  await bell.click();
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await page.keyboard.press('Escape');

  await fillWallet(page, '20');
  await expect(bell).toHaveAccessibleDescription('1 unread');
  await bell.click();
  const news = page.getByRole('dialog', { name: 'Notifications' });
  await expect(news.getByRole('link', { name: 'Funds added' })).toContainText('$20.00 was added to your wallet.');
  await news.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(news.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await expect(bell).not.toHaveAccessibleDescription(/unread/);

  await page.goto('/dashboard');
  await bell.click();
  await news.getByRole('link', { name: 'Funds added' }).click();
  await expect(page).toHaveURL('/dashboard/wallet');
  await expect(news).toBeHidden();
});

test('the search finds pages, products, orders and downloads by keyboard', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.fill('profile');
  await field.press('Enter');
  await expect(page).toHaveURL('/dashboard/profile');

  await page.getByTitle('Search (Ctrl+K)').click();
  await field.fill('#10125');
  await expect(page.getByRole('option', { name: 'Order #10125' })).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/orders\?order=/);
  await expect(page.getByRole('dialog', { name: 'Order #10125' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByTitle('Search (Ctrl+K)').click();
  await field.fill('calendar');
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Downloads' })).toBeAttached();
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveAttribute('href', /^\/product\//);
  await field.fill('nothing has this name');
  await expect(page.getByText('No results for “nothing has this name”')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { openScenario } from '../support/scenario.ts';
import { expect, test } from '../support/test.ts';

/** Screens with controls at the window's edges. */
const CROWDED = ['/', '/products', '/product/1', '/blog/1', '/login', '/dashboard', '/dashboard/orders'];

const toggle = (page: Page) => page.getByRole('button', { name: 'Developer panel' });
const panel = (page: Page) => page.getByRole('region', { name: 'Developer panel' });

test('scenarios, errors, accounts, emails and data are switched in the panel', async ({ page, watch }) => {
  watch.expectAnswer(401, '/api/orders');
  await page.goto('/login');
  await toggle(page).click();
  await panel(page).getByRole('radio', { name: 'Customer' }).click();
  await expect(panel(page).getByRole('radio', { name: 'Customer' })).toBeChecked();
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('table')).toBeVisible();

  await toggle(page).click();
  await panel(page).getByLabel('Empty lists').check();
  await expect(page.getByText('No orders found')).toBeVisible();
  await panel(page).getByRole('combobox', { name: 'Operation' }).selectOption('listOrders');
  await panel(page).getByRole('combobox', { name: 'Answers', exact: true }).selectOption('401');
  await panel(page).getByRole('combobox', { name: 'Operation' }).selectOption('addFunds');
  await panel(page).getByRole('combobox', { name: 'Answers', exact: true }).selectOption('503');
  await panel(page).getByRole('button', { name: 'Let it fail' }).click();
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'addFunds' })).toContainText('503');

  await page.reload();
  await expect(page.getByText('No orders found')).toBeVisible();
  await toggle(page).click();
  await panel(page).getByRole('button', { name: 'Let addFunds work again' }).click();
  await expect(panel(page).getByText('Every operation works.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'All normal' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('an email is in the outbox and its link works; the demo can be reset', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email Address').fill('customer@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Check your inbox for further instructions')).toBeVisible();
  await toggle(page).click();
  await panel(page)
    .getByText(/^Reset your/)
    .click();
  await panel(page)
    .getByRole('link', { name: /token=/ })
    .click();
  await expect(page).toHaveURL(/\/forgot-password\?token=/);
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Reset demo data' }).click();
  await expect(panel(page).getByText('The demo is as it was at the start.')).toBeVisible();
  await expect(panel(page).getByText('No mail has been sent yet.')).toBeVisible();
});

test('a URL can set the scenario', async ({ page }) => {
  await openScenario(page, '/products?search=calendar', 'empty,super-admin');
  await expect(page).toHaveURL('/products?search=calendar');
  await toggle(page).click();
  await expect(panel(page).getByLabel('Empty lists')).toBeChecked();
  await expect(panel(page).getByRole('radio', { name: 'Super-admin' })).toBeChecked();
});

test('the button covers no controls in a wide window and on a phone', async ({ page }) => {
  await openScenario(page, '/about', 'customer');
  for (const route of CROWDED) {
    await page.goto(route);
    await expect(toggle(page)).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const part of [0, 0.5, 1]) await expectFreeAt(page, part, `${route}, ${width} px wide,`);
    }
  }
});

/** Scrolls to a fraction of the page's height and checks what is under the button. */
const expectFreeAt = async (page: Page, part: number, route: string) => {
  await page.evaluate((to) => scrollTo({ top: to * document.documentElement.scrollHeight, behavior: 'instant' }), part);
  const covered = () =>
    page.evaluate(() => {
      const button = document.querySelector('.dev-toggle');
      const own = button?.getBoundingClientRect();
      if (!own || own.width === 0) return [];
      const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
      return controls
        .filter(
          (control) =>
            control !== button && control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .filter((control) =>
          [...control.getClientRects()].some(
            (box) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top,
          ),
        )
        .map((control) => control.textContent);
    });
  await expect.poll(covered, { message: `${route} at ${part}` }).toEqual([]);
};

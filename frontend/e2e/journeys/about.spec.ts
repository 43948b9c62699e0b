import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('figures, mission, technologies and team stand on the page', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const [value, label] of [
    ['40+', 'Happy Clients'],
    ['130+', 'Projects Completed'],
    ['5', 'Awards Won'],
    ['∞', 'Coffee Consumed'],
  ] as const) {
    await expect(main.getByRole('listitem').filter({ hasText: label })).toHaveText(value + label);
  }
  for (const name of ['Innovation First', 'Quality Driven', 'Client Success', 'Continuous Growth']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(main.getByRole('region', { name: 'Technologies' }).getByRole('listitem')).toHaveCount(12);
  await expect(main.getByRole('heading', { level: 3, name: 'Maliha Karim' })).toBeVisible();
});

const opacity = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element.closest('ul') ?? element).opacity);

test('the links of a portrait show for pointer, keyboard and finger', async ({ page, isMobile }) => {
  await page.goto('/about');
  const link = page.getByRole('link', { name: 'Tanvir Ahmed on GitHub' });
  await expect(link).toHaveAttribute('target', '_blank');
  if (isMobile) {
    expect(await opacity(link)).toBe('1');
    return;
  }
  await page.mouse.move(2, 2);
  expect(await opacity(link)).toBe('0');
  await link.focus();
  await expect.poll(() => opacity(link)).toBe('1');
  await link.blur();
  await expect.poll(() => opacity(link)).toBe('0');
  await page.getByRole('heading', { level: 3, name: 'Tanvir Ahmed' }).hover();
  await expect.poll(() => opacity(link)).toBe('1');
});

test('Get in Touch leads to the contact page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact Us');
});

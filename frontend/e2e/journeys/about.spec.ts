import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const opacity = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element.closest('ul') ?? element).opacity);

test('the links of a portrait appear on hover, focus and tap', async ({ page, isMobile }) => {
  await page.goto('/about');
  const link = page.getByRole('link', { name: 'Tanvir Ahmed on GitHub' });
  await expect(link).toHaveAttribute('target', '_blank');
  if (isMobile) {
    expect(await opacity(link)).toBe('1');
    return;
  }
  await page.mouse.move(2, 2);
  await expect.poll(() => opacity(link)).toBe('0'); // hover rules come with the full style sheet, after the first paint
  await link.focus();
  await expect.poll(() => opacity(link)).toBe('1');
  await link.blur();
  await expect.poll(() => opacity(link)).toBe('0');
  await page.getByRole('heading', { level: 3, name: 'Tanvir Ahmed' }).hover();
  await expect.poll(() => opacity(link)).toBe('1');
});

import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const titles = [
  'Web Development',
  'Mobile App Development',
  'UI/UX Design',
  'Database Solutions',
  'Cloud Services',
  'Support & Maintenance',
];

const expectFullyShown = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');

test('six services open one after the other, each with its own words', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('button', { name: /^Learn More about/ })).toHaveCount(6);
  for (const title of titles) {
    await page.getByRole('button', { name: `Learn More about ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('img')).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('the dialog keeps the focus, closes on Escape and gives the focus back', async ({ page }) => {
  await page.goto('/services');
  const more = page.getByRole('button', { name: 'Learn More about Database Solutions' });
  await more.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Database Solutions' });
  await expect(dialog).toBeVisible();
  await expect(more).not.toBeFocused();
  await expectFullyShown(dialog);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
});

test('a press beside the dialog closes it, a press inside does not', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Learn More about Cloud Services' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cloud Services' });
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
});

test('Get Started closes the dialog and brings the service into the subject', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Learn More about UI/UX Design' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/contact\?service=UI%2FUX\+Design$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Subject')).toHaveValue('UI/UX Design');
});

test('the other calls to action lead to the channel in a new tab', async ({ page }) => {
  await page.goto('/services');
  const channel = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
  await expect(channel).toHaveCount(2);
  for (const link of await channel.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/t\.me\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

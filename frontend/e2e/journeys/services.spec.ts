import { expect, test } from '../support/test.ts';

test('the dialog traps the focus, closes on Escape and a click outside, and returns the focus', async ({ page }) => {
  await page.goto('/services');
  const more = page.getByRole('button', { name: 'Learn More about Database Solutions' });
  await more.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Database Solutions' });
  await expect(dialog).toBeVisible();
  await expect(more).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4); // next to it
  await expect(dialog).toBeHidden();
});

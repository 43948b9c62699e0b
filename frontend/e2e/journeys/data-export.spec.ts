import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { registerNewUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';

test('a purchase is in the data export with everything else', async ({ page }) => {
  const person = await registerNewUser(page, '/product/1');
  await page.getByRole('button', { name: /^Get it free/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Get it free' }).click();
  await expect(page).toHaveURL('/dashboard/downloads');

  await page.goto('/dashboard/profile');
  const card = page.getByRole('region', { name: 'Your data' });
  await card.getByRole('button', { name: 'Export my data' }).click();
  const download = card.getByRole('button', { name: 'Download' });
  await expect(download).toBeVisible();
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(saved.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await saved.path()));
  const data = JSON.parse(new TextDecoder().decode(files['data.json']));
  expect(data).toMatchObject({ profile: { email: person.email }, orders: [{ amount: 0, status: 'completed' }] });

  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('Your data export is ready')).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { registerNewUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';

test('a file is downloaded under its name and counted, here and on the server @core', {
  tag: '@mocks',
}, async ({ page }) => {
  await registerNewUser(page, '/dashboard/downloads');
  await expect(page.getByText('No downloads available')).toBeVisible();

  await page.goto('/product/1');
  await page.getByRole('button', { name: /^Get it free/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Get it free' }).click();
  await expect(page).toHaveURL('/dashboard/downloads');
  const file = page.getByRole('main').getByRole('article');
  await expect(file).toHaveCount(1);
  await expect(file).toContainText('Downloaded 0 times');

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('button', { name: /^Download/ }).click(),
  ]);
  const name = await file.getByRole('heading').textContent();
  expect(saved.suggestedFilename()).toBe(name);
  expect((await readFile(await saved.path())).byteLength).toBeGreaterThan(0);
  await expect(file).toContainText('Downloaded 1 times');

  // The saved file is recognised by its hash; any other file is not.
  await file.getByRole('button', { name: /^All versions/ }).click();
  const versions = page.getByRole('dialog');
  await versions.getByLabel('File to check').setInputFiles(await saved.path());
  await expect(versions.getByText(/^This is .+, unchanged\.$/)).toBeVisible();
  const other = { name: 'other.zip', mimeType: 'application/zip', buffer: Buffer.from('other') };
  await versions.getByLabel('File to check').setInputFiles(other);
  await expect(versions.getByText(/match any of our files/)).toBeVisible();

  await page.reload();
  await expect(file).toContainText('Downloaded 1 times');
});

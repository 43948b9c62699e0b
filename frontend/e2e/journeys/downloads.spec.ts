import { readFile } from 'node:fs/promises';
import { registerNewcomer } from '../support/newcomer.ts';
import { customer, signIn } from '../support/people.ts';
import { chooseInSidebar } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

test('the demo customer sees her twelve files', async ({ page }) => {
  await signIn(page, customer);
  await chooseInSidebar(page, 'Downloads');
  await expect(page.getByRole('heading', { level: 1, name: 'My Downloads' })).toBeVisible();
  const files = page.getByRole('main').getByRole('article');
  await expect(files).toHaveCount(12);
  await expect(files.first()).toContainText(/Downloaded [\d,]+ times/);
  await expect(files.first()).toContainText(/Added \w{3} \d{1,2}, \d{4}/);
});

test('a file arrives under its name and counts one more, here and on the server', async ({ page }) => {
  await registerNewcomer(page);
  await chooseInSidebar(page, 'Downloads');
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

  await page.reload();
  await expect(file).toContainText('Downloaded 1 times');
});

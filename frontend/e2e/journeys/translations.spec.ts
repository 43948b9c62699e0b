import { openAdmin } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

test('a product gets another title in Bangla, which its Bangla page shows', async ({ page }) => {
  const editor = '/admin/content/translations?record=product%2F5';
  await openAdmin(page, editor);
  const title = page.getByLabel('Title', { exact: true });
  const before = await title.inputValue();
  const save = async (text: string) => {
    await title.fill(text);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Translation published')).toBeVisible();
  };
  await save('রমজানের পটভূমি');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View in Bangla' }).click();
  const bangla = await opened;
  await expect(bangla).toHaveURL('/bn/product/5');
  await expect(async () => {
    await bangla.reload();
    await expect(bangla.getByRole('heading', { level: 1 })).toHaveText('রমজানের পটভূমি', { timeout: 2000 });
  }).toPass();
  await bangla.close();
  await save(before);
});

import { clearSession, openAdmin } from '../support/admin.ts';
import { ISOLATED_SITE_LOCK, isolatedSite } from '../support/isolated-site.ts';
import { registerNewUser } from '../support/new-user.ts';
import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';
import { signIn } from '../support/users.ts';
import { fillWallet, getBalance } from '../support/wallet.ts';

// Other journeys count the site's products. On mocks every browser has a site of its own anyway.
test.describe.configure({ lock: ISOLATED_SITE_LOCK });
test.use({
  baseURL: ({ baseURL }, use) => use(test.info().project.name === 'backend' ? isolatedSite : baseURL),
});

test('the studio sells a new product, and unpublishes it @core', async ({ page }) => {
  test.setTimeout(240_000);
  const title = `Tide Table ${Date.now().toString(36)}`;

  await test.step('the admin adds a product and publishes it', async () => {
    await openAdmin(page, '/admin/products');
    await page.getByRole('link', { name: 'Add Product' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add Product' });
    await sheet.getByLabel('Title').fill(title);
    await sheet
      .getByLabel('Description', { exact: true })
      .fill('High and low water for every port.\n\nIt works offline.');
    await sheet.getByLabel('Category').fill('Scripts');
    await sheet.getByLabel('Features', { exact: true }).fill('All ports\nAlarms\nOffline');
    await sheet.getByLabel('Name').fill('Pro');
    await sheet.getByLabel('Price ($)').fill('12');
    await sheet.getByRole('group', { name: 'Cover' }).getByRole('button').click();
    const library = page.getByRole('dialog', { name: 'Choose a picture' });
    await library.getByRole('searchbox').fill('ramadan');
    await library
      .getByRole('button', { name: /ramadan/ })
      .first()
      .click();
    await sheet.getByLabel('Description of the picture').fill('A table of tides');
    const bytes = { name: 'tide-table-1.0.0.zip', mimeType: 'application/zip', buffer: Buffer.from('tides') };
    await sheet.getByLabel('File for this version').setInputFiles(bytes);
    await expect(sheet.getByText('attached when you save')).toBeVisible();
    await expect(sheet.getByText('tide-table-1.0.0.zip', { exact: true })).toBeVisible();
    await sheet.getByLabel('Live demo').fill('https://demo.example/tide');
    await sheet.getByLabel('Download', { exact: true }).fill('https://play.example/tide');
    await sheet.getByRole('checkbox', { name: 'Published' }).check();
    await sheet.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByText(`${title} published`)).toBeVisible();
    await expect(page).toHaveURL('/admin/products');
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText(/\$12\.00.*Unlimited.*Published/);
    await clearSession(page);
  });

  await test.step('a visitor finds it', async () => {
    await page.goto(`/products?search=${encodeURIComponent(title)}`);
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('link', { name: /View Details/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
  const product = new URL(page.url()).pathname;

  const person = await test.step('a customer registers, adds funds, buys and downloads', async () => {
    const registered = await registerNewUser(page);
    await fillWallet(page, '20');
    await page.goto(product);
    await page
      .getByRole('button', { name: /^Buy for \$12\.00/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pay $12.00' }).click();
    await expect(page).toHaveURL('/dashboard/downloads');
    const file = page.getByRole('main').getByRole('article');
    await expect(file).toContainText('tide-table-1.0.0.zip');
    const saved = page.waitForEvent('download');
    await file.getByRole('button', { name: /^Download/ }).click();
    expect((await saved).suggestedFilename()).toBe('tide-table-1.0.0.zip');
    await clearSession(page);
    return registered;
  });

  await test.step('the admin sees the order and refunds it', async () => {
    await openAdmin(page, `/admin/orders?search=${encodeURIComponent(person.email)}`);
    const row = page.getByRole('row', { name: new RegExp(person.email) });
    await expect(row).toContainText(/\$12\.00/);
    await row.getByRole('link', { name: /^Order #/ }).click();
    const sheet = page.getByRole('dialog', { name: /^Order #/ });
    await expect(sheet).toContainText(/Purchase.*-\$12\.00/);
    await sheet.getByRole('button', { name: 'Refund $12.00' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refund $12.00' }).click();
    await expect(page.getByText('$12.00 refunded')).toBeVisible();
    await expect(sheet).toContainText(/Refund.*\+\$12\.00/);
    await expect(sheet).toContainText('Access removed.');
    await clearSession(page);
  });

  await test.step('the customer has the money back, and no longer the file', async () => {
    await signIn(page, person, '/dashboard/wallet');
    await expect(getBalance(page)).toHaveText('$20.00');
    await expect(page.getByRole('row').nth(1)).toContainText(/Refund.*Order #\d+/);
    await followSidebarLink(page, 'Orders');
    await expect(page.getByRole('row').nth(1)).toContainText('Refunded');
    await followSidebarLink(page, 'Downloads');
    await expect(page.getByText('No downloads available')).toBeVisible();
    await clearSession(page);
  });

  await test.step('the admin takes the product off the site', async () => {
    await openAdmin(page, '/admin/products');
    await page.getByRole('button', { name: `More actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${title} restored`)).toBeVisible();
    await page.getByRole('button', { name: `More actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0);
    await page.goto(`/products?search=${encodeURIComponent(title)}`);
    await expect(page.getByText('No products found')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

import { followAdminLink, openAdmin, submitAdminLogin } from '../support/admin.ts';
import { findEmailedLink } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';
import { newUser } from '../support/users.ts';

const PASSWORD = 'quiet-river-42';

test('an invited writer signs in, writes an article, and has no access to money', async ({ page, baseURL, watch }) => {
  test.slow();
  const { name, email } = newUser();
  await openAdmin(page, '/admin/settings/team');
  await page.getByRole('link', { name: 'Invite a teammate' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invite a teammate' });
  await sheet.getByLabel('Full Name').fill(name);
  await sheet.getByLabel('Email Address').fill(email);
  await sheet.getByRole('checkbox', { name: /Support/ }).uncheck();
  await sheet.getByRole('checkbox', { name: /Content/ }).check();
  await sheet.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await followAdminLink(page, 'Logout');
  await expect(page).toHaveURL('/admin/login');

  await page.goto(await findEmailedLink(baseURL, email, /http\S+\/admin\/invitation\?token=[\w-]+/));
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join the Team' }).click();
  await expect(page).toHaveURL('/admin/login');
  await submitAdminLogin(page, { email, password: PASSWORD });
  await expect(page).toHaveURL('/admin');

  const menu = page.getByRole('navigation', { name: 'Admin', exact: true });
  await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Users', 'Content', 'Profile', /^Inbox/]);
  await page.getByRole('link', { name: 'Write an article' }).click();
  const title = `Rivers ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Title', { exact: false }).first().fill(title);
  await page.getByLabel('Excerpt').fill('How water is drawn on a screen.');
  await page.getByLabel('Text', { exact: true }).fill('First paragraph.');
  await page.getByRole('button', { name: /Choose a picture/ }).click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await library.getByRole('searchbox', { name: 'Search pictures' }).fill('posts-bangla');
  await library.getByRole('button', { name: /posts-bangla/ }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/content\/articles\/\d+$/);

  for (const address of [
    'orders/payments',
    'orders/payouts',
    'orders',
    'orders/invoices',
    'users',
    'settings/team',
    'settings',
    'inbox/messages',
  ]) {
    await page.goto(`/admin/${address}`);
    await expect(page.getByRole('heading', { name: 'You don’t have access' }), address).toBeVisible();
  }
  watch.expectAnswer(403, '/api/admin/*');
  const answers = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const paths = [
      'payments',
      'payouts',
      'orders',
      'orders/export',
      'invoices',
      'invoices/export?month=2026-11',
      'users',
      'settings',
    ];
    return Promise.all(paths.map(async (path) => (await fetch(`/api/admin/${path}`, { headers })).status));
  });
  expect(new Set(answers)).toEqual(new Set([403]));
});

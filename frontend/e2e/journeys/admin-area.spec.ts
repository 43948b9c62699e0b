import { admin, followAdminLink, openAdmin, submitAdminLogin } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';
import { customer } from '../support/users.ts';

test('only a super-admin gets in, moves between all screens, and out again', async ({ page, watch }) => {
  watch.expectAnswer(401, '/api/admin/login');
  watch.expectAnswer(403, '/api/admin/login');
  for (const refusal of ['Invalid credentials', 'Unauthorized access']) watch.expectError(refusal); // also logged
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin%2Fusers$/);
  await submitAdminLogin(page, { ...admin, password: 'not-the-password' });
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await submitAdminLogin(page, customer);
  await expect(page.getByText('Unauthorized access')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);
  await submitAdminLogin(page, admin);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.goto('/admin');
  for (const name of ['Products', 'Orders', 'Users', 'Content', 'Analytics', 'Profile', 'Settings', 'Inbox']) {
    await followAdminLink(page, name);
    await expect(page).toHaveURL(new RegExp(`/admin/${name.toLowerCase()}(/messages)?(\\?|$)`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await page.getByRole('link', { name: 'Customer area' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Administration' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await followAdminLink(page, 'Logout');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('a user is added, found, suspended, credited, deleted and restored, and the audit trail records it', async ({
  page,
}) => {
  test.slow();
  const person = { name: `Rafi ${Date.now().toString(36)}`, email: `rafi.${crypto.randomUUID()}@example.com` };
  await openAdmin(page, '/admin/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add User' });
  await sheet.getByLabel('Full Name').fill(person.name);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await sheet.getByLabel('Email Address').fill(person.email);
  await sheet.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText(`${person.name} added`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search users...' }).fill(person.email.toUpperCase());
  await expect(page.getByText('1 user found')).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText('active');
  const more = row.getByRole('button', { name: `More actions for ${person.name}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await expect(row).toContainText('suspended');

  await more.click();
  await page.getByRole('menuitem', { name: 'Wallet' }).click();
  const wallet = page.getByRole('dialog', { name: 'Wallet' });
  await wallet.getByLabel('Amount').fill('12.5');
  await wallet.getByLabel('Reason').fill('Welcome gift');
  await wallet.getByRole('button', { name: 'Adjust balance' }).click();
  await expect(page.getByText('New balance: $12.50')).toBeVisible();
  await expect(wallet.getByText('Welcome gift')).toBeVisible();
  await wallet.getByRole('button', { name: 'Close' }).click();

  const remove = row.getByRole('button', { name: `Delete ${person.name}` });
  if (await remove.isVisible()) await remove.click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  }
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this user?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();

  await followAdminLink(page, 'Settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('searchbox', { name: 'Search activity...' }).fill(person.name);
  await expect(page.getByText('5 changes found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('listitem').first()).toContainText('restored');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('activity.csv');
});

test('every address of an earlier release leads to its screen, with its parameters', async ({ page }) => {
  test.slow();
  await openAdmin(page, '/admin/mails?status=failed');
  await expect(page).toHaveURL('/admin/settings/emails?status=failed');
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  for (const [old, now, heading] of [
    ['/admin/messages', '/admin/inbox/messages', 'Messages'],
    ['/admin/invoices', '/admin/orders/invoices', 'Invoices'],
    ['/admin/payments', '/admin/orders/payments', 'Payments'],
    ['/admin/payments/settings', '/admin/settings/payments', 'Payment settings'],
    ['/admin/payouts', '/admin/orders/payouts', 'Payouts'],
    ['/admin/coupons', '/admin/orders/coupons', 'Coupons'],
    ['/admin/mails/previews', '/admin/settings/emails/previews', 'Email previews'],
    ['/admin/mails/settings', '/admin/settings/emails/settings', 'Email settings'],
    ['/admin/activity', '/admin/settings/activity', 'Activity'],
    ['/admin/team', '/admin/settings/team', 'Team'],
    ['/admin/system', '/admin/settings/system', 'System'],
    ['/admin/content/reviews', '/admin/inbox/reviews', 'Reviews'],
    ['/admin/content/waitlist', '/admin/users/waitlist', 'Waitlist'],
    ['/admin/content/faqs', '/admin/content/home?list=faqs#faqs', 'Home'],
    ['/admin/content/site/identity', '/admin/content/look', 'Logo and colour'],
    ['/admin/content/site/badges', '/admin/products/categories#badges', 'Categories and badges'],
  ] as const) {
    await page.goto(old);
    await expect(page, old).toHaveURL(now);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), old).toBeVisible();
  }
});

import type { Page } from '@playwright/test';
import { CLIENT_ID, CLIENT_SECRET, startIssuer } from '../../../.ci/test-servers/issuer.ts';
import { admin } from '../support/admin.ts';
import { ISOLATED_SITE_LOCK, isolatedSite } from '../support/isolated-site.ts';
import { registerNewUser } from '../support/new-user.ts';
import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ lock: ISOLATED_SITE_LOCK });
test.use({ baseURL: isolatedSite });

let issuer: Awaited<ReturnType<typeof startIssuer>>;

/** The owner sets the issuer up, or turns it off: other journeys on this site see no button. */
const setProvider = async (page: Page, enabled: boolean) => {
  const { email, password } = admin;
  const session = await (await page.request.post('/api/admin/login', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${session.token}` };
  const { items } = await (await page.request.get('/api/admin/sign-in-providers', { headers })).json();
  const { version } = items.find(({ id }: { id: string }) => id === 'oidc');
  const data = {
    enabled,
    name: 'Acme',
    issuer: issuer.url,
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    version,
  };
  const answer = await page.request.put('/api/admin/sign-in-providers/oidc', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
};

test.beforeEach(async ({ page, watch }) => {
  issuer = await startIssuer();
  watch.expectSite(issuer.url);
  await setProvider(page, true);
});
test.afterEach(async ({ page }) => {
  await setProvider(page, false);
  await issuer.close();
});

const accounts = (page: Page) => page.getByRole('list', { name: 'Connected accounts' });

test('a visitor without an account creates one with Acme, and cannot disconnect the only way to sign in', async ({
  page,
  watch,
}) => {
  const name = 'Nadia Rahman';
  issuer.visit({ sub: 'nadia', email: `nadia-${Date.now()}@example.com`, email_verified: true, name });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await page.getByRole('link', { name: `Continue as ${name}` }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/dashboard/profile');
  await expect(accounts(page)).toContainText('Acme');
  watch.expectAnswer(409, '/api/connected-accounts/*');
  await page.getByRole('button', { name: 'Disconnect Acme' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  await followSidebarLink(page, 'Logout');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await page.getByRole('link', { name: `Continue as ${name}` }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a customer connects Acme in the profile, signs in with it, and disconnects it', async ({ page }) => {
  const person = await registerNewUser(page, '/dashboard/profile');
  issuer.visit({ sub: 'farhana', email: 'farhana@elsewhere.example', email_verified: true, name: 'Farhana' });
  await page.getByRole('button', { name: 'Connect Acme' }).click();
  await page.getByRole('link', { name: 'Continue as Farhana' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(accounts(page)).toContainText('farhana@elsewhere.example');

  await followSidebarLink(page, 'Logout');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await page.getByRole('link', { name: 'Continue as Farhana' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').email)).toBe(person.email);

  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Disconnect Acme' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Acme disconnected')).toBeVisible();
  await followSidebarLink(page, 'Logout');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await page.getByRole('link', { name: 'Continue as Farhana' }).click();
  await expect(page.getByText('You have no account here yet.')).toBeVisible();
});

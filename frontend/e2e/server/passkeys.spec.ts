import type { Page } from '@playwright/test';
import { registerNewUser } from '../support/new-user.ts';
import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

/** A virtual authenticator that always verifies its user. */
const addDevice = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test('a passkey is added in the profile, and signs in without a password', async ({ page, watch }) => {
  await addDevice(page);
  watch.expectAnswer(401, '/api/auth/passkey');
  const person = await registerNewUser(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Passkey name').fill('This laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  const own = page.getByRole('list', { name: 'Passkeys' });
  await expect(own.getByText('This laptop')).toBeVisible();
  await expect(own.getByText('Not used yet')).toBeVisible();

  await followSidebarLink(page, 'Logout');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/dashboard');
  const name = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').name);
  expect(name).toBe(person.name);
  await page.goto('/dashboard/profile');
  await expect(own.getByText('Last used')).toBeVisible();

  await page.getByRole('button', { name: 'Remove This laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await followSidebarLink(page, 'Logout');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey does not belong to any account here')).toBeVisible();
});

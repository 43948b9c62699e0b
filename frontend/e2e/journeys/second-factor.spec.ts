import { Secret, TOTP } from 'otpauth';
import { registerNewUser } from '../support/new-user.ts';
import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';
import { submitLogin } from '../support/users.ts';

const PERIOD_MS = 30_000;

/** The app's current or next code. */
const currentCode = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * PERIOD_MS });

test('an authenticator app is set up, and the next sign-in asks for its code @core', async ({ page }) => {
  const person = await registerNewUser(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const picture = page.getByRole('img', { name: 'The key below' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const address = await page.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await page.getByLabel('Code', { exact: true }).fill(currentCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await followSidebarLink(page, 'Logout');
  await submitLogin(page, person);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByLabel('Code', { exact: true }).fill(currentCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
});

import { expect, type Page } from '@playwright/test';
import { startSession } from './session.ts';

/** The demo's super-admin, the same on mocks and on the server. */
export const admin = { name: 'Tanvir Ahmed', email: 'admin@example.com', password: 'admin-password' };

/** Fills and submits the form of /admin/login once it is rendered. */
export const submitAdminLogin = async (page: Page, { email, password }: { email: string; password: string }) => {
  const send = page.getByRole('button', { name: 'Sign In', exact: true });
  await send.waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send.click();
};

/** Signs the super-admin in and opens one of the screens. */
export const openAdmin = (page: Page, screen = '/admin') =>
  startSession(page, '/api/admin/login', { email: admin.email, password: admin.password }, screen);

/** Signs the super-admin in and opens the overview. */
export const signInAsAdmin = (page: Page) => openAdmin(page);

/** Clears the browser's session, as if another user sat down in front of it. */
export const clearSession = (page: Page) => page.evaluate(() => localStorage.clear());

/** Follows a link of the sidebar, which is behind a menu button on small screens. */
export const followAdminLink = async (page: Page, name: string) => {
  const entry = page
    .getByRole('navigation', { name: 'Admin', exact: true })
    .getByRole('link', { name: new RegExp(`^${name}( \\d+ waiting)?$`) })
    .or(page.getByRole('button', { name, exact: true }));
  const menu = page.getByRole('button', { name: 'Admin menu', exact: true });
  await expect(entry.or(menu).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await entry.click();
};

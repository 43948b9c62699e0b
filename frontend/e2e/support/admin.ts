import { expect, type Page } from '@playwright/test';

/** The demo's super-admin. */
const admin = { email: 'admin@example.com', password: 'admin-password' };

/** Signs in to the administration from nothing and opens one of its screens. */
export const openAdmin = async (page: Page, path: string) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').first().fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto(path);
};

/** The browser forgets who was signed in, as if somebody else sat down in front of it. */
export const forgetSession = (page: Page) => page.evaluate(() => localStorage.clear());

import type { Page } from '@playwright/test';
import { startSession } from './session.ts';

/** Accounts of the demo, the same on mocks and on the server. */
export const customer = { name: 'Nadia Rahman', email: 'customer@example.com', password: 'customer-password' };

/** A new visitor. */
export const newUser = () => ({
  name: 'Rafi Karim',
  email: `rafi.${crypto.randomUUID()}@example.com`,
  password: 'quiet-river-31',
});

type Credentials = { email: string; password: string };

/**
 * Fills and submits the form of /login once it is rendered: the URL changes first, and other screens have email fields
 * too.
 */
export const submitLogin = async (page: Page, { email, password }: Credentials) => {
  const send = page.getByRole('button', { name: 'Sign in', exact: true });
  await send.waitFor();
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send.click();
};

/** Signs in and opens one of the customer's screens. */
export const signIn = (page: Page, { email, password }: Credentials, screen = '/dashboard') =>
  startSession(page, '/api/auth/login', { email, password }, screen);

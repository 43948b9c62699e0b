import { expect, type Page } from '@playwright/test';
import { startSession } from './session.ts';
import { newUser } from './users.ts';

/** Creates a separate account, for everything that changes data, and opens one of its screens. */
export const registerNewUser = async (page: Page, screen = '/dashboard') => {
  const { name, email, password } = newUser();
  await startSession(page, '/api/auth/register', { name, email, password }, screen);
  return { name, email, password };
};

/** The same through the form: a visitor's data moves into the account. */
export const registerByForm = async (page: Page) => {
  const person = newUser();
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  return person;
};

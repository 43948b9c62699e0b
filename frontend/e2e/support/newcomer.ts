import { expect, type Page } from '@playwright/test';
import { newcomer } from './people.ts';

/** Registers somebody new, who then is signed in: an account of one's own for everything that changes something. */
export const registerNewcomer = async (page: Page) => {
  const person = newcomer();
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  return person;
};

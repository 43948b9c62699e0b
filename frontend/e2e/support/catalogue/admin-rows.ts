import type { Page } from '@playwright/test';
import type { Row } from '../scenario.ts';

const signIn = async (page: Page) => {
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('admin-password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};
const deleteSomebody = async (page: Page) => {
  const others = page.getByRole('main').getByRole('button', { name: /^Delete (?!Tanvir Ahmed)/ });
  await others.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
};
const saveSettings = async (page: Page) => {
  await page.getByLabel('Site Description').fill('Apps and design from Rajshahi');
  await page.getByRole('button', { name: 'Save Changes' }).click();
};

const login = { path: '/admin/login', act: signIn };
const users = { path: '/admin/users' };
const settings = { path: '/admin/settings', act: saveSettings };

/** Section 8 of the specification for the administration; the last row leaves a super-admin signed in. */
export const adminLoginRows: Row[] = [
  { ...login, text: 'Invalid credentials', scenario: 'adminLogin:500', call: '/api/admin/login', logged: 'HTTP 500' },
  { ...login, text: 'Unauthorized access', scenario: 'adminLogin:403', call: '/api/admin/login' },
  { ...login, text: 'Login successful', scenario: 'none' },
];

export const adminRows: Row[] = [
  { ...users, text: 'Failed to fetch users', scenario: 'adminListUsers:500', call: '/api/admin/users' },
  {
    ...users,
    text: 'Failed to delete user',
    scenario: 'adminDeleteUser:500',
    act: deleteSomebody,
    call: '/api/admin/users/*',
  },
  { ...users, text: 'User deleted successfully', scenario: 'none', act: deleteSomebody },
  {
    ...settings,
    text: 'Failed to update settings',
    scenario: 'adminUpdateSettings:500',
    call: '/api/admin/settings',
  },
  { ...settings, text: 'Settings updated successfully', scenario: 'none' },
];

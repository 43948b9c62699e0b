import { expect, type Page } from '@playwright/test';

// Users and rows with exactly the members that the specification names, in several forms.

const PERSON = {
  id: 7,
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  status: 'active',
  created_at: '2026-01-02T10:00:00Z',
};
export const CUSTOMER = { ...PERSON, is_admin: 0, role: 'customer' };
export const OWNER = { ...PERSON, is_admin: 1, role: 'super_admin' };
export const ORDERS = [
  { id: 'ord-77', product_name: 'River Map', amount: 12.5, status: 'completed', created_at: '2026-01-02T10:00:00Z' },
];
export const DOWNLOADS = [
  { id: 'file-9', file_name: 'river-map.zip', download_count: 3, created_at: '2026-01-02T10:00:00Z' },
];
export const ADDRESS = {
  id: 5,
  type: 'office',
  street: '12 Kazla Road',
  city: 'Rajshahi',
  state: '',
  postal_code: '6204',
  country: 'Bangladesh',
};
export const COMPACT = {
  id: 5,
  address: '12 Kazla Road',
  city: 'Rajshahi',
  state: null,
  postalCode: '6204',
  country: 'Bangladesh',
};
export const USERS = [
  { ...CUSTOMER, id: 8, name: 'Kamal Hossain', email: 'kamal@south.example' },
  { id: 9, name: 'Zubair Khan', email: 'z@north.example', status: 'blocked', is_admin: true, created_at: '2026-01-03' },
];

/** Signed in, with a session stored as specified. */
export const signedIn = async (page: Page, user: object) => {
  const entries = { token: 'token-of-the-specification', user: JSON.stringify(user) };
  await page.addInitScript((kept) => {
    if (location.pathname.startsWith('/login')) return;
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, entries);
};

export const expectUnchanged = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Oops!' })).toHaveCount(0);
};

/** Clicks the button of this name. */
export const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits for a text on the screen. */
export const expectMessage = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();

import type { Page } from '@playwright/test';
import type { Row } from '../scenario.ts';

const fillIn = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
};
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first().click();

const signIn = async (page: Page) => {
  await fillIn(page, { 'Email Address': 'customer@example.com', Password: 'customer-password' });
  await press(page, 'Sign in');
};
const register = async (page: Page) => {
  const password = 'quiet-river-31';
  await fillIn(page, { 'Full Name': 'Rafi Karim', 'Email Address': 'rafi@example.com' });
  await fillIn(page, { Password: password, 'Confirm Password': password });
  await press(page, 'Create account');
};
const askForLink = async (page: Page) => {
  await fillIn(page, { 'Email Address': 'customer@example.com' });
  await press(page, 'Send Reset Link');
};
const move = (button: 'Add Funds' | 'Withdraw', amount: string) => async (page: Page) => {
  await fillIn(page, { Amount: amount });
  await press(page, button);
};
const saveProfile = async (page: Page) => {
  await fillIn(page, { 'Full Name': 'Nadia Rahman Khan' });
  await press(page, 'Save Changes');
};
const changePassword = async (page: Page) => {
  await fillIn(page, { 'Current Password': 'customer-password', 'New Password': 'new-river-1' });
  await fillIn(page, { 'Confirm New Password': 'new-river-2' });
  await press(page, 'Save Changes');
};
const choosePicture = async (page: Page) => {
  const buffer = await page.getByRole('heading', { level: 1 }).screenshot();
  await page.getByLabel('Change profile picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
};
const addAddress = async (page: Page) => {
  await fillIn(page, { 'Street Address': '12 Kazla Road', City: 'Rajshahi', Country: 'Bangladesh' });
  await press(page, 'Add Address');
};
const changeAddress = async (page: Page) => {
  await press(page, 'Edit Home Address');
  await press(page, 'Update Address');
};
const deleteAddress = async (page: Page) => {
  await press(page, 'Delete Home Address');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
};
const download = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
};
const chooseEmptyCategory = async (page: Page) => {
  await page
    .getByRole('link', { name: 'iOS Applications' })
    .or(page.getByRole('button', { name: 'iOS Applications' }))
    .first()
    .click();
};

const LOGIN_DOWN = 'The login system is down specifically for military time because of some errors.';
const REGISTRATION_DOWN = 'The Registration system is down specifically for military time because of some errors.';

/** Section 8 of the specification, for visitors. */
export const visitorRows: Row[] = [
  { text: LOGIN_DOWN, scenario: 'login:500', path: '/login', act: signIn, call: '/api/auth/login' },
  {
    text: REGISTRATION_DOWN,
    scenario: 'register:500',
    path: '/register',
    act: register,
    call: '/api/auth/register',
    logged: 'HTTP 500',
  },
  {
    text: 'Failed to reset password',
    scenario: 'requestPasswordReset:500',
    path: '/forgot-password',
    act: askForLink,
    call: '/api/auth/reset-password',
  },
  { text: 'Product Not Found', scenario: 'getProduct:404', path: '/product/1', call: '/api/products/1' },
  { text: 'Blog post not found', scenario: 'getPost:404', path: '/blog/1', call: '/api/posts/1' },
  { text: 'No projects found in this category.', scenario: 'none', path: '/', act: chooseEmptyCategory },
  { text: 'Oops!', scenario: 'listServices:500', path: '/services', call: '/api/services' },
];

const wallet = { path: '/dashboard/wallet' };
const addresses = { path: '/dashboard/addresses' };
const profile = { path: '/dashboard/profile' };

/** Section 8 for a customer. Addresses come in the order that needs no preparation. */
export const customerRows: Row[] = [
  { text: 'Failed to fetch orders', scenario: 'listOrders:500', path: '/dashboard/orders', call: '/api/orders' },
  {
    text: 'Failed to fetch downloads',
    scenario: 'listDownloads:500',
    path: '/dashboard/downloads',
    call: '/api/downloads',
  },
  {
    text: 'Failed to download file.',
    scenario: 'createDownloadAddress:500',
    path: '/dashboard/downloads',
    act: download,
    call: '/api/downloads/*',
  },
  { ...wallet, text: 'Failed to fetch balance.', scenario: 'getWalletBalance:500', call: '/api/wallet/balance' },
  {
    ...wallet,
    text: 'Failed to add funds.',
    scenario: 'addFunds:500',
    act: move('Add Funds', '5'),
    call: '/api/wallet/add-funds',
  },
  {
    ...wallet,
    text: 'Failed to withdraw funds.',
    scenario: 'withdrawFunds:500',
    act: move('Withdraw', '5'),
    call: '/api/wallet/withdraw',
  },
  { ...wallet, text: 'Please enter a valid amount', scenario: 'none', act: move('Add Funds', '0') },
  { ...wallet, text: 'Insufficient funds', scenario: 'none', act: move('Withdraw', '99999') },
  { ...addresses, text: 'Failed to fetch addresses.', scenario: 'listAddresses:500', call: '/api/addresses' },
  {
    ...addresses,
    text: 'Failed to save address.',
    scenario: 'createAddress:500',
    act: addAddress,
    call: '/api/addresses',
  },
  {
    ...profile,
    text: 'Failed to update profile',
    scenario: 'updateProfile:500',
    act: saveProfile,
    call: '/api/users/profile',
  },
  {
    ...profile,
    text: 'Failed to update profile picture.',
    scenario: 'uploadAvatar:500',
    act: choosePicture,
    call: '/api/users/avatar',
  },
  { ...profile, text: 'New passwords do not match', scenario: 'none', act: changePassword },
];

/** The success messages; the address that is added first is changed, cannot be deleted once, and goes. */
export const successRows: Row[] = [
  { text: 'Check your inbox for further instructions', scenario: 'visitor', path: '/forgot-password', act: askForLink },
  { ...wallet, text: 'Funds added successfully', scenario: 'customer', act: move('Add Funds', '25') },
  { ...wallet, text: 'Withdrawal successful', scenario: 'none', act: move('Withdraw', '5') },
  { ...addresses, text: 'Address added successfully', scenario: 'none', act: addAddress },
  { ...addresses, text: 'Address updated successfully', scenario: 'none', act: changeAddress },
  {
    ...addresses,
    text: 'Failed to delete address.',
    scenario: 'deleteAddress:500',
    act: deleteAddress,
    call: '/api/addresses/*',
  },
  { ...addresses, text: 'Address deleted successfully', scenario: 'none', act: deleteAddress },
  { ...profile, text: 'Profile picture updated successfully', scenario: 'none', act: choosePicture },
  { ...profile, text: 'Profile updated successfully', scenario: 'none', act: saveProfile },
];

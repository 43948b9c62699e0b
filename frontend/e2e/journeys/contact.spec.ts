import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const text = {
  Name: 'Rafi Karim',
  Email: 'rafi@example.com',
  Subject: 'Web Development',
  Message: 'A shop for mangoes from Rajshahi, ready before the harvest in May.',
};

const field = (page: Page, label: keyof typeof text) => page.getByLabel(label, { exact: true });

const fill = async (page: Page) => {
  for (const [label, value] of Object.entries(text)) await field(page, label as keyof typeof text).fill(value);
};

test('a message is sent and thanked for, and the form is empty again', async ({ page }) => {
  await page.goto('/contact');
  // Users and screen readers never encounter the honeypot field.
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await fill(page);
  await field(page, 'Message').press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  const began = Date.now();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Your message has been sent.' })).toBeVisible();
  expect(Date.now() - began).toBeGreaterThanOrEqual(1500);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  for (const label of Object.keys(text)) await expect(field(page, label as keyof typeof text)).toHaveValue('');
});

test('a server error about one field appears at that field', async ({ page, watch }) => {
  watch.expectAnswer(400, '/api/contact');
  await page.goto('/contact');
  await fill(page);
  await field(page, 'Email').fill('rafi@localhost'); // the browser's own validation accepts it
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Message')).toHaveValue(text.Message);
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
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

test('the studio can be reached in three ways, at the printed hours', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'hello@nodi.example' })).toHaveAttribute(
    'href',
    'mailto:hello@nodi.example',
  );
  await expect(main.getByRole('link', { name: '+880 1700 000000' })).toHaveAttribute('href', 'tel:+8801700000000');
  await expect(main.getByText('Rajshahi, Bangladesh')).toBeVisible();
  const hours = main.getByRole('region', { name: 'Business Hours' });
  for (const line of [
    'Monday to Thursday9:00 AM to 6:00 PM',
    'Monday also10:00 AM to 4:00 PM',
    'FridayClosed',
    'Support24/7',
  ]) {
    await expect(hours).toContainText(line);
  }
});

test('Start a Project puts the cursor into the form', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Start a Project' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toBeInViewport();
});

test('a message is sent, thanked for and leaves an empty form', async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  const began = Date.now();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Your message has been sent.' })).toBeVisible();
  expect(Date.now() - began).toBeGreaterThanOrEqual(1500);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  for (const label of Object.keys(text)) await expect(field(page, label as keyof typeof text)).toHaveValue('');
});

test('a failure says so, keeps the text and can be tried again', async ({ page, watch }) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    const fetched = window.fetch;
    window.fetch = (input, init) =>
      String(input).endsWith('/api/contact') ? Promise.reject(new TypeError('Failed to fetch')) : fetched(input, init);
  });
  await fill(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send your message' })).toBeVisible();
  for (const [label, value] of Object.entries(text)) {
    await expect(field(page, label as keyof typeof text)).toHaveValue(value);
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  expect(watch.problems()).toEqual([]);
});

test('what is missing is said at its field, and nothing moves', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  const before = await form.boundingBox();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Please enter your name');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter your email address');
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Please enter a message');
  await expectAccessible(page);
  expect((await form.boundingBox())?.height).toBe(before?.height);
});

test('a word from the server about one field stands at that field', async ({ page, watch }) => {
  watch.expectAnswer(400, '/api/contact');
  await page.goto('/contact');
  await fill(page);
  await field(page, 'Email').fill('rafi@localhost'); // the browser has nothing against it
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Message')).toHaveValue(text.Message);
});

test('people and screen readers never meet the field for robots', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await field(page, 'Message').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
});

test('a service in the address is the subject, as text and no longer than a subject', async ({ page }) => {
  await page.goto('/contact?service=Cloud%20Services');
  await expect(field(page, 'Subject')).toHaveValue('Cloud Services');
  const hostile = `<script>alert(1)</script>${'x'.repeat(200)}`;
  await page.goto(`/contact?service=${encodeURIComponent(hostile)}`);
  await expect(field(page, 'Subject')).toHaveValue(hostile.slice(0, 100));
});

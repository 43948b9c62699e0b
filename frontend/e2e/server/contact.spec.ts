import { expect, test } from '../support/test.ts';

test('a message sent before the application has loaded is not lost', async ({ page }) => {
  // The application loads late: everything is typed and submitted on the server-rendered page alone.
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await blocked;
    await route.continue();
  });
  await page.goto('/contact?service=Web+Development', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Rafi Karim');
  await page.getByLabel('Email', { exact: true }).fill('rafi@example.com');
  await page.getByLabel('Message', { exact: true }).fill('A shop for mangoes from Rajshahi.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/contact\?service=Web\+Development$/);
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Your message has been sent.' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a service in the URL fills the subject, and Start a Project leads to the form', async ({ page }) => {
    await page.goto('/contact?service=UI%2FUX%20Design');
    await expect(page.getByLabel('Subject')).toHaveValue('UI/UX Design');
    await page.getByRole('link', { name: 'Start a Project' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeInViewport();
  });
});

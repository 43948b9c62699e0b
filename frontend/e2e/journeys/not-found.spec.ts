import { expect, test } from '../support/test.ts';

test('an unknown URL offers to go back and to go home', { tag: '@mocks' }, async ({ page, watch }) => {
  watch.expectAnswer(404, '/nowhere');
  watch.expectAnswer(404, '/api/pages/nowhere'); // the mocks have no server that responds before the page loads
  // A browser short of time skips the view transition between two documents, and reports that as a rejection that
  // cannot be caught.
  watch.expectError('Transition was');
  await page.goto('/about');
  await page.goto('/nowhere');
  await expect(page.getByText("Sorry, the page you're looking for doesn't exist or has been moved.")).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found/);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: /^About Us/ })).toBeVisible();
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Home Page', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('going back leads home without a previous page', async ({ page, context, watch }) => {
  watch.expectAnswer(404, '/nowhere');
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/nowhere'));
  const tab = await opened;
  await tab.getByRole('button', { name: 'Go Back' }).click();
  await expect(tab).toHaveURL('/');
});

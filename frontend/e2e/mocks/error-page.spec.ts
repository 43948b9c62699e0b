import { openScenario } from '../support/scenario.ts';
import { expect, test } from '../support/test.ts';

for (const [path, operation] of [
  ['/product/1', 'getProduct'],
  ['/blog/1', 'getPost'],
] as const) {
  test(`${path} does not claim to be missing when it cannot be loaded`, async ({ page, watch }) => {
    watch.expectAnswer(500, '/api/*');
    watch.expectError('HTTP 500'); // logged for developers
    await openScenario(page, path, `${operation}:500`);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
    await expect(page.getByText('An unexpected error occurred')).toBeVisible(); // never a bare 'HTTP 500'
    await expect(page).toHaveTitle(/^Something went wrong/);
  });
}

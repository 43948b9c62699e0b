import { expect, test } from '../support/test.ts';

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a URL with a section opens there', async ({ page }) => {
      await page.goto('/privacy-policy#tracking-technologies-and-cookies');
      await expect(page.getByRole('heading', { level: 2, name: 'Tracking Technologies and Cookies' })).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    });
  });
}

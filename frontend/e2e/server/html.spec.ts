import { publicRoutes, unknownRoute } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of publicRoutes) {
    test(`${path} is a complete page @core`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^http.*${path}$`));
    });
  }

  for (const path of [unknownRoute, '/product/999', '/blog/999']) {
    test(`${path} is a readable 404`, async ({ page, watch }) => {
      watch.expectAnswer(404, path);
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('pages allow only the scripts they carry @core', async ({ request }) => {
  for (const path of ['/', '/login', '/dashboard', unknownRoute]) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/default-src '(none|self)'/);
    expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  }
});

test('private areas are an empty shell, the same for every visitor', async ({ request }) => {
  const shell = await request.get('/dashboard');
  expect(shell.status()).toBe(200);
  const text = (await shell.text()).replace(/<noscript>.*?<\/noscript>/gs, '');
  expect(text).not.toContain('<h1');
});

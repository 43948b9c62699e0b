import { expect, test } from '../support/test.ts';

test.describe('the server-rendered home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all projects and every answer can be opened', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Explore Our Latest Projects' }).getByRole('article')).toHaveCount(6);
    await page.locator('#faq-3 summary').click();
    await expect(page.locator('#faq-3').getByText(/smallest project/)).toBeVisible();
  });

  test('has no button that does nothing', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Plugins' })).toBeHidden();
    await expect(main.getByRole('button', { name: 'View More Testimonials' })).toBeHidden();
    await expect(main.getByRole('button', { name: /Play the story/ })).toBeHidden();
  });
});

test('is the same for every visitor and has its questions as structured data', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toContain('Join the channel</span>');
  expect(html).not.toMatch(/<(?!html)[a-z][^>]*\sstyle="/);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  const faq = blocks.find((block) => block['@type'] === 'FAQPage');
  expect(faq?.mainEntity).toHaveLength(6);
});

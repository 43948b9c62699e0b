import { expect, test } from '../support/test.ts';

const SECTIONS = /\/assets\/sections-[\w-]+\.js$/;

test.describe('the served home page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all projects and every answer can be opened', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Explore Our Latest Projects' }).getByRole('article')).toHaveCount(6);
    await page.locator('#faq-3 summary').click();
    await expect(page.locator('#faq-3').getByText(/smallest project/)).toBeVisible();
  });

  test('offers no button that does nothing', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Plugins' })).toBeHidden();
    await expect(main.getByRole('button', { name: 'View More Testimonials' })).toBeHidden();
    await expect(main.getByRole('button', { name: /Play the film/ })).toBeHidden();
  });
});

test('is the same for everybody and carries its questions as data', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toContain('Join the channel</span>');
  expect(html).not.toMatch(/<(?!html)[a-z][^>]*\sstyle="/);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  const faq = blocks.find((block) => block['@type'] === 'FAQPage');
  expect(faq?.mainEntity).toHaveLength(6);
});

test('fetches the code of its lower part when the reader comes near', async ({ page }) => {
  const code = page.waitForRequest(SECTIONS);
  let came = false;
  void code.then(() => {
    came = true;
  });
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'News' })).toBeVisible(); // the application has started
  expect(came).toBe(false);
  await page.mouse.wheel(0, 600);
  await code;
});

test('keeps a press on a button whose code is still under way', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SECTIONS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'News' })).toBeVisible();
  const clients = page.getByRole('region', { name: 'What Our Clients Say' });
  await clients.getByRole('button', { name: 'View More Testimonials' }).click();
  await expect(clients.getByRole('figure')).toHaveCount(3);
  release();
  await expect(clients.getByRole('figure')).toHaveCount(6);
});

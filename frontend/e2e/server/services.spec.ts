import { expect, test } from '../support/test.ts';

test('a click on Learn More before the application has loaded opens the dialog later', async ({ page }) => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await blocked;
    await route.continue();
  });
  await page.goto('/services', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Learn More about Web Development' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Web Development' })).toBeVisible();
});

test('search engines get the breadcrumb from the home page', async ({ request }) => {
  for (const [path, name] of [
    ['/services', 'Services'],
    ['/about', 'About Us'],
    ['/contact', 'Contact Us'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-and-conditions', 'Terms and Conditions'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, block]) =>
      JSON.parse(block ?? ''),
    );
    const trail = blocks.find((block) => block['@type'] === 'BreadcrumbList');
    expect(trail?.itemListElement.at(-1)?.name, path).toBe(name);
  }
});

import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a reload in the middle of the page keeps the scroll position', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => delete document.documentElement.dataset.belowFold);
  const question = page.getByText('What kind of support do you offer?');
  const top = () => question.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await question.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
});

test('a loaded page is laid out to its end without scrolling', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-below-fold');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

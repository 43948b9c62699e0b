import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const RAMADAN = 'What a Ramadan calendar app has to get right';

test('the list follows search and chips, and the URL follows the list', async ({ page }) => {
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Recent Posts' }).getByRole('link')).toHaveCount(3);

  await chip(page, 'Mobile Development').click();
  await expect(page).toHaveURL('/blog?category=Mobile+Development');
  await expect(cards(page)).toHaveCount(2);
  await expect(chip(page, 'Mobile Development')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'false');

  await search(page).fill('RAMADAN');
  await expect(page).toHaveURL('/blog?search=RAMADAN&category=Mobile+Development');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('1 article for “RAMADAN” in Mobile Development')).toBeVisible();

  await page.reload();
  await expect(search(page)).toHaveValue('RAMADAN');
  await expect(cards(page)).toHaveCount(1);

  await page.goBack();
  await expect(page).toHaveURL('/blog?category=Mobile+Development');
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(2);
  await chip(page, 'All').click();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(3);
});

test('an empty result offers to clear the search', async ({ page }) => {
  await page.goto('/blog?category=Programming+Tips&search=tea');
  await expect(page.getByText('No articles found')).toBeVisible();
  await chip(page, 'Clear').click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('#results')).toBeFocused(); // the button is removed, the focus is not lost
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(3);
});

test('the list leads to an article and on to others', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('main').getByRole('link', { name: RAMADAN }).first().click();
  await expect(page).toHaveURL('/blog/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(RAMADAN);
  await expect(page.getByText('5 min read').first()).toBeVisible();

  const around = page.getByRole('navigation', { name: 'Previous and next article' });
  await expect(around.getByRole('link')).toHaveCount(1);
  await around.getByRole('link', { name: /^Next Article/ }).click();
  await expect(page).toHaveURL('/blog/2');
  await expect(around.getByRole('link')).toHaveCount(2);
  await around.getByRole('link', { name: /^Previous Article/ }).click();
  await expect(page).toHaveURL('/blog/1');
  await page.getByRole('region', { name: 'Popular Posts' }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL('/blog/3');
});

test('lines have a readable length, and a progress bar shows how much has been read', async ({ page }) => {
  await page.goto('/blog/1');
  const first = page.getByText(/^People forgive an app many things/);
  const { width, letter } = await first.evaluate((paragraph) => {
    const probe = document.createElement('span');
    probe.textContent = 'The quick brown fox jumps over the lazy dog while it reads.';
    probe.className = 'whitespace-nowrap';
    paragraph.append(probe);
    const letter = probe.getBoundingClientRect().width / probe.textContent.length;
    probe.remove();
    return { width: paragraph.getBoundingClientRect().width, letter };
  });
  expect(width / letter).toBeLessThanOrEqual(74);
  if (width > 600) expect(width / letter).toBeGreaterThanOrEqual(60);

  const line = page.locator('.reading-line');
  // inset(top right bottom left): the unclipped part is what has been read.
  const read = () =>
    line.evaluate((element) => 1 - Number.parseFloat(getComputedStyle(element).clipPath.split(' ')[1] ?? '0') / 100);
  expect(await read()).toBe(0);
  await page.getByRole('link', { name: '#webdev' }).scrollIntoViewIfNeeded();
  await expect.poll(read).toBeGreaterThan(0.8);
});

test('only the article is printed', async ({ page }) => {
  await page.goto('/blog/2');
  await expect(page.getByRole('navigation', { name: 'Previous and next article' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^The reason is memory/)).toBeVisible();
  for (const name of ['Main', 'Previous and next article'])
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  await expect(page.getByRole('list', { name: 'Share' })).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'More to read' })).toBeHidden();
});

for (const id of ['ramadan', '99999999999']) {
  test(`/blog/${id} says that the article does not exist`, async ({ page, watch }) => {
    watch.expectAnswer(404, `/blog/${id}`);
    watch.expectAnswer(404, `/api/posts/${id}`);
    await page.goto(`/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
}

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('the home page', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('shows its sections in order @core', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    const headings = await page
      .locator('section:not([aria-roledescription]) > h2, section:not([aria-roledescription]) h2')
      .allTextContents();
    expect(headings).toEqual([
      'Explore Our Latest Projects',
      'What Our Clients Say',
      'Latest releases',
      'From the blog',
      'Watch Our Story',
      'Frequently Asked Questions',
      'Coming Soon',
    ]);
  });

  test('projects are filtered by exact category', async ({ page }) => {
    const projects = section(page, 'Explore Our Latest Projects');
    const cards = projects.getByRole('article');
    const choose = (name: string) => projects.getByRole('button', { name, exact: true }).click();
    await expect(projects.getByRole('button', { pressed: true })).toHaveText('All Projects');
    await expect(cards).toHaveCount(6);

    await choose('Android Applications');
    await expect(cards).toHaveCount(4);
    await choose('Windows Applications');
    await expect(cards).toHaveCount(1);
    await expect(projects.getByRole('button', { pressed: true })).toHaveText('Windows Applications');
    for (const name of ['iOS Applications', 'Scripts', 'Plugins']) {
      await choose(name);
      await expect(projects.getByText('No projects found in this category.')).toBeVisible();
      await expect(cards).toHaveCount(0);
    }
    await choose('Graphics Design');
    await projects.getByRole('link', { name: 'Ramadan Kareem Background bundle' }).click();
    await expect(page).toHaveURL('/product/5');
  });
});

test.describe('a link to a question', () => {
  test('opens it after three seconds and scrolls it into view', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/#faq-2');
    await expect(page.locator('#faq-2')).toHaveAttribute('open');
    await expect(page.locator('#faq-2 summary')).toBeInViewport();
  });

  test('may name the section only', async ({ page }) => {
    await page.goto('/#faq');
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  test('does not scroll without a question', async ({ page }) => {
    await page.goto('/');
    await page.waitForTimeout(3600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
});

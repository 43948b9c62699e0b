import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('the home page', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('shows its parts in order', async ({ page }) => {
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

  test('projects are filtered by exact category', { tag: '@phone' }, async ({ page }) => {
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

  test('three more testimonials come on request and take the focus', async ({ page }) => {
    const clients = section(page, 'What Our Clients Say');
    const more = clients.getByRole('button', { name: 'View More Testimonials' });
    await expect(clients.getByRole('figure')).toHaveCount(3);
    await more.click();
    await expect(clients.getByRole('figure')).toHaveCount(6);
    await expect(clients.getByRole('figure').nth(3)).toBeFocused();
    await expect(more).toHaveCount(0);
  });

  test('releases and articles lead on', async ({ page }) => {
    await expect(section(page, 'Latest releases').getByRole('listitem')).toHaveCount(4);
    const blog = section(page, 'From the blog');
    await expect(blog.getByRole('article')).toHaveCount(3);
    await blog.getByRole('link', { name: 'All articles' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('the story starts on request, takes the focus and can be walked through', { tag: '@phone' }, async ({
    page,
  }) => {
    const story = section(page, 'Watch Our Story');
    await story.scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCount(0);
    await story.getByRole('button', { name: /Play the story/ }).click();
    const show = story.getByRole('region', { name: 'Our story in pictures' });
    await expect(show).toBeFocused();
    await expect(show.getByText('1 of 5')).toBeVisible();
    await show.getByRole('button', { name: 'Next picture' }).click();
    await expect(show.getByText('2 of 5')).toBeVisible();
    await expect(show.getByText('Ramadan Calendar 2025')).toBeVisible();
  });

  test('one answer is open at a time', async ({ page }) => {
    const faq = section(page, 'Frequently Asked Questions');
    const item = (number: number) => page.locator(`#faq-${number}`);
    await expect(faq.getByRole('group')).toHaveCount(6);
    await item(4).locator('summary').click();
    await expect(item(4).getByText('Maintenance & Support')).toBeVisible();
    await item(6).locator('summary').click();
    await expect(item(6).getByText(/PayPal/)).toBeVisible();
    await expect(item(4)).not.toHaveAttribute('open');
    await item(6).locator('summary').click();
    await expect(item(6)).not.toHaveAttribute('open');
  });

  test('the waitlist is the messaging channel', async ({ page }) => {
    const link = section(page, 'Coming Soon').getByRole('link', { name: 'Join the Waitlist' });
    await expect(link).toHaveAttribute('href', 'https://t.me/nodistudio');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
});

test.describe('an address that names a question', () => {
  test('opens it after three seconds and brings it into view', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/#faq-2');
    await expect(page.locator('#faq-2')).toHaveAttribute('open');
    await expect(page.locator('#faq-2 summary')).toBeInViewport();
  });

  test('may name the section alone', async ({ page }) => {
    await page.goto('/#faq');
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  test('without one nothing moves', async ({ page }) => {
    await page.goto('/');
    await page.waitForTimeout(3600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
});

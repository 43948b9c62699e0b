import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { registerByForm, registerNewUser } from '../support/new-user.ts';
import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';
import { submitLogin } from '../support/users.ts';

const like = (page: Page) => page.getByRole('button', { name: /^Likes \d/ });
const save = (page: Page) => page.getByRole('button', { name: /^Save( \d+)?$/ });
const likes = async (page: Page) => Number((await like(page).textContent())?.replace(/\D/g, ''));
const comment = (page: Page) => page.getByLabel('Your comment');
const post = (page: Page) => page.getByRole('button', { name: 'Post Comment' });

const logOut = async (page: Page) => {
  await followSidebarLink(page, 'Logout');
  await expect(page).toHaveURL('/login');
};

test('a visitor likes and saves, returns, and keeps both when signing in', async ({ page }) => {
  await page.goto('/blog/3');
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  const before = await likes(page);
  await like(page).dblclick();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => likes(page)).toBeGreaterThan(before);
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/save') && answer.ok());
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await stored;

  await page.goto('/blog');
  const saved = page.getByRole('region', { name: /^Saved Articles/ });
  const kept = 'Learning UX and UI design: four weeks that start with looking';
  await expect(saved.getByRole('link')).toHaveText([kept, 'All saved']);
  await saved.getByRole('link', { name: kept }).click();
  await expect(page).toHaveURL('/blog/3');
  await page.reload();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');

  await registerByForm(page);
  await page.goto('/blog/3');
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  const removed = page.waitForResponse((answer) => answer.url().endsWith('/save') && answer.ok());
  await save(page).click();
  await removed;
  await page.reload();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(save(page)).toHaveText('Save');
});

test('two tabs stay in sync', { tag: '@mocks' }, async ({ page, context }) => {
  await page.goto('/blog/2');
  const other = await context.newPage();
  await other.goto('/blog/2');
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await other.reload();
  await expect(like(other)).toHaveAttribute('aria-pressed', 'true');
  await like(other).click();
  await expect(like(other)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  await other.close();
});

test('a comment survives a visit to the sign-in page, awaits approval and can be deleted', async ({ page }) => {
  const person = await registerNewUser(page);
  await logOut(page);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
  await page.goto('/blog/2');
  await page.getByRole('button', { name: /^Comments \d/ }).click();
  await expect(page.getByRole('heading', { name: /^Comments/ })).toBeInViewport();
  await expect(page.getByText(/^My son was born on 17 October 2019/)).toBeVisible();
  await post(page).click();
  await expect(page.getByText('Please enter a comment')).toBeVisible();

  const text = '<b>Clear</b> and short.\nধন্যবাদ';
  await comment(page).fill(text);
  await post(page).click();
  await expect(page).toHaveURL('/login?redirect=%2Fblog%2F2%23comments');
  // The article's newsletter box has an email field as well, and is removed shortly after the URL has changed.
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await submitLogin(page, person);
  await expect(page).toHaveURL('/blog/2#comments');
  await expect(comment(page)).toHaveValue(text);
  await post(page).click();
  await expect(page.getByText('Thank you. Your comment is awaiting approval.')).toBeVisible();
  await expect(comment(page)).toHaveValue('');

  const own = page.getByRole('article', { name: `Comment by ${person.name}` });
  await expect(own.getByText('Awaiting approval')).toBeVisible();
  await expect(own).toContainText('<b>Clear</b> and short.');
  await page.reload();
  await page.getByRole('button', { name: /^Comments \d/ }).click();
  await expect(own).toBeVisible();
  await expectNoSidewaysScroll(page);

  await own.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this comment?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
});

/** The link in the newest email, read from where the demo stores its state. */
const newestLink = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('studio-mocks');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('state').objectStore('state').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => resolve(reading.result[0].outbox[0].links[0]);
        };
      }),
  );

test(
  'the newsletter asks for confirmation by email, and its links confirm and unsubscribe',
  { tag: '@mocks' },
  async ({ page, watch }, { project }) => {
    await page.goto('/blog');
    const box = page.getByRole('region', { name: 'Newsletter' });
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(box.getByText('Please enter your email address')).toBeVisible();
    await box.getByLabel('Email Address').fill(`reader.${crypto.randomUUID()}@example.com`);
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(box.getByText(/^Check your inbox/)).toBeVisible();

    if (project.name === 'mocks') {
      await page.goto(await newestLink(page));
      await page.getByRole('button', { name: 'Confirm subscription' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible();
      await page.goto(await newestLink(page));
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
    }
    for (const [path, status, call, title] of [
      ['/newsletter/confirm', 410, '/api/newsletter/confirm', 'This link has expired'],
      ['/unsubscribe', 404, '/api/mail-links/no-such-token', 'This link does not work'],
    ] as const) {
      watch.expectAnswer(status, call);
      await page.goto(`${path}?token=no-such-token`);
      if (path === '/newsletter/confirm') await page.getByRole('button', { name: 'Confirm subscription' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  },
);

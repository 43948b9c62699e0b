import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

// Concurrent journeys read the public pages, so nothing here stays published.

test('an unknown section of the content area shows the not-found page', async ({ page }) => {
  await openAdmin(page, '/admin/content/site/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

// A user has a single working copy, and a second editor would offer to resume it.
test.describe('new articles and pages', () => {
  test.describe.configure({ lock: 'new content' });

  test('an article is drafted with a picture, previewed, autosaved, deleted and restored', async ({ page }) => {
    test.slow();
    const title = `Rivers ${crypto.randomUUID().slice(0, 8)}`;
    await openAdmin(page, '/admin/content');
    await page.getByRole('link', { name: 'New article' }).click();
    await page.getByLabel('Title', { exact: false }).first().fill(title);
    await page.getByLabel('Excerpt').fill('How water is drawn on a screen.');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.fill('First paragraph.\n\nSecond paragraph.');
    await text.press('Escape');
    await text.press('Tab');
    await expect(text).not.toBeFocused();
    await page.getByRole('button', { name: /Choose a picture/ }).click();
    const library = page.getByRole('dialog', { name: 'Choose a picture' });
    await library.getByRole('searchbox', { name: 'Search pictures' }).fill('posts-bangla');
    await library.getByRole('button', { name: /posts-bangla/ }).click();
    await expect(page.getByLabel('Description of the picture')).not.toHaveValue('');

    const back = page.getByRole('link', { name: 'Articles', exact: true }).last();
    await expect(back).not.toHaveAttribute('aria-current'); // it is a link to another page
    await back.click();
    await page.getByRole('link', { name: 'New article' }).click();
    await page.getByRole('button', { name: 'Continue' }).click(); // the typed text is saved as a working copy
    await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue(title);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/admin\/content\/articles\/\d+$/);
    await page.getByRole('link', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview', includeHidden: true });
    await expect(preview).toContainText('Second paragraph.');
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'Articles', exact: true }).last().click();
    const more = page.getByRole('button', { name: `More actions for ${title}` });
    await more.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(more).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(more).toBeVisible();
    await more.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(more).toBeHidden();
  });

  test('inserting a picture into an article or a page neither saves nor publishes', async ({ page }) => {
    test.slow();
    const writes: string[] = [];
    page.on('request', (call) => {
      const isOfTheText = /\/api\/admin\/content\/(?:posts|pages)(?:\/\d+)?$/.test(new URL(call.url()).pathname);
      if (isOfTheText && call.method() !== 'GET') writes.push(`${call.method()} ${call.url()}`);
    });
    for (const [section, create] of [
      ['articles', 'New article'],
      ['pages', 'New page'],
    ] as const) {
      await openAdmin(page, `/admin/content/${section}`);
      await page.getByRole('link', { name: create }).click();
      await page.getByLabel('Title', { exact: false }).first().fill('Rivers');
      await page.getByRole('button', { name: 'Details' }).click();
      await page.getByLabel('Published').check(); // so that saving would publish it
      await page.getByRole('button', { name: 'Back to the text' }).click();
      const text = page.getByRole('textbox', { name: 'Text', exact: true });
      await text.fill('Say `flow()` first.');
      await text.selectText();
      await page.getByRole('button', { name: 'Picture', exact: true }).click();
      const library = page.getByRole('dialog', { name: 'Choose a picture' });
      await library
        .getByRole('button', { name: /posts-bangla/ })
        .first()
        .click();
      await page.getByLabel('Caption').fill('At dusk');
      await page.getByLabel('Caption').press('Enter');
      await expect(text).toHaveText(/^Say `flow\(\)` first\.\s*!\[[^\]]+\]\(\S+ "At dusk"\)/);
      await expect(page).toHaveURL(new RegExp(`/admin/content/${section}/new$`));
      expect(writes).toEqual([]);
    }
  });
});

test('a hidden question is added and deleted; an inbox message is read', async ({ page }) => {
  test.slow();
  const question = `Do you rest ${crypto.randomUUID().slice(0, 8)}`;
  await openAdmin(page, '/admin/content/home');
  await page.getByRole('button', { name: 'FAQ', exact: true }).click();
  await page.getByRole('button', { name: 'Add question' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add question' });
  await sheet.getByRole('button', { name: 'Add question' }).click();
  await expect(sheet.getByText('Please enter the answer')).toBeVisible();
  await sheet.getByLabel('Question').fill(question);
  await sheet.getByLabel('Answer').fill('On Fridays.');
  await sheet.getByLabel('Visible on site').uncheck();
  await sheet.getByRole('button', { name: 'Add question' }).click();
  await expect(sheet).toBeHidden();
  const row = page.getByRole('region', { name: 'FAQ' }).getByRole('listitem').filter({ hasText: question });
  await expect(row).toContainText('Hidden');
  const more = page.getByRole('button', { name: `More actions for ${question}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(more).toBeHidden();

  // Its path in earlier releases.
  await page.goto('/admin/content/inbox');
  await page.getByRole('searchbox', { name: 'Search messages...' }).fill('upscaler');
  await page.getByRole('link', { name: /^Image upscaler on ARM laptops/ }).click();
  const message = page.getByRole('article', { name: 'Image upscaler on ARM laptops' });
  await expect(message.getByText(/jonas\.weber@example\.com/)).toBeVisible();
});

import type { Page, Request } from '@playwright/test';
import { whenHydrated } from '../support/hydrated.ts';

import { expect, test } from '../support/test.ts';
import { customer, signIn } from '../support/users.ts';

/** What the page sends about its visit. */
function watchVisits(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/visits') sent.push(request);
  });
  return sent;
}
const events = (sent: readonly Request[]) =>
  sent.map((request) => {
    const { event, path, products } = request.postDataJSON();
    return [event, path, ...(products ? [products] : [])];
  });

test('a visit is sent page by page, without cookie and token', async ({ page }) => {
  const sent = watchVisits(page);
  await signIn(page, customer);
  await page.goto('/product/4?utm_campaign=eid&email=nadia@example.com');
  await expect.poll(() => events(sent)).toEqual([['view', '/product/4']]);
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect.poll(() => events(sent).at(-1)).toEqual(['view', '/blog']);
  for (const request of sent) {
    const headers = await request.allHeaders();
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(request.postData()).not.toContain('nadia');
    expect((await request.response())?.status()).toBe(204);
  }
});

test('the checkout of a cart is sent after its page, with the products', async ({ page }) => {
  const sent = watchVisits(page);
  await page.goto('/product/1');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  const checkout = ['checkout', '/cart', [1]];
  await expect.poll(() => events(sent)).toEqual([['view', '/product/1'], ['view', '/cart'], checkout]);
  await page.reload();
  await expect.poll(() => events(sent).slice(3)).toEqual([['view', '/cart'], checkout]);
});

test('a search and an article read to its end are sent later', async ({ page }) => {
  const sent = watchVisits(page);
  await page.goto('/products?search=calendar');
  await expect
    .poll(() => events(sent))
    .toEqual([
      ['view', '/products'],
      ['search', '/products'],
    ]);
  expect(sent[1]?.postDataJSON()).toMatchObject({ words: 'calendar', results: expect.any(Number) });
  await page.goto('/blog/1');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.locator('.reading').evaluate((text) => text.parentElement?.lastElementChild?.scrollIntoView());
  await expect
    .poll(() => events(sent).slice(2))
    .toEqual([
      ['view', '/blog/1'],
      ['read', '/blog/1'],
    ]);
});

test('nothing is sent of a page behind a token', async ({ page }) => {
  const sent = watchVisits(page);
  await page.goto('/order');
  await whenHydrated(page);
  await page.goto('/contact'); // what the first page has to send was sent before
  await expect.poll(() => events(sent)).toEqual([['view', '/contact']]);
});

test('nothing is sent by a browser with Global Privacy Control', async ({ page }) => {
  const sent = watchVisits(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/contact');
  await whenHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(events(sent)).toEqual([]);
});

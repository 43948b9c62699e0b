// What people do on the site, in words that every engine's adapter understands.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from './adapter.ts';

export interface Visit {
  readonly browser: Browser;
  readonly origin: string;
  /** Runs a part that is reported on its own. */
  readonly step: (title: string, act: () => Promise<unknown>) => Promise<void>;
}

const ADMIN = { email: 'admin@example.com', password: 'admin-password' };
const PASSWORD = 'quiet-river-31';
const starting = (text: string) => ({ pattern: `^${text}` });

/** Signs in by the API of the page's own site, and stores the session where the site reads it. */
const signInAsAdmin = async ({ browser, origin }: Visit) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await browser.goto('/security');
  const entries = JSON.stringify([token, JSON.stringify(user)]);
  await browser.read(`(([token, user]) => Object.assign(localStorage, { token, user }))(${entries}) && true`);
};

const isUnderWay = (path: string) => `location.pathname.startsWith('${path}')`;

const buyAsNewCustomer = async (visit: Visit, email: string) => {
  const { browser, step } = visit;
  await step('a visitor registers', async () => {
    await browser.goto('/register');
    await browser.type('Full Name', 'Rafi Karim');
    await browser.type('Email Address', email);
    await browser.type('Password', PASSWORD);
    await browser.type('Confirm Password', PASSWORD);
    await browser.click('button', 'Create account');
    await browser.until(isUnderWay('/dashboard'));
  });
  await step('signs in', async () => {
    await browser.read('localStorage.clear(), true');
    await browser.goto('/login');
    await browser.type({ pattern: '^Email' }, email);
    await browser.type('Password', PASSWORD);
    await browser.press('Enter');
    await browser.until(isUnderWay('/dashboard'));
  });
  await step('buys, and pays by card on the provider’s page', async () => {
    await browser.goto('/product/1');
    await browser.click('button', starting('Buy for \\$9\\.99'));
    await browser.click('button', 'Pay $9.99');
    await browser.see('heading', 'Simulated Stripe');
    await browser.click('button', 'Pay $9.99');
    await browser.until(isUnderWay('/dashboard'));
  });
  await step('downloads the file, and sees the licence', async () => {
    await browser.goto('/dashboard/downloads');
    await browser.see('text', starting('([0-9A-Z]{5}-){3}[0-9A-Z]{5}$'));
    await browser.click('button', starting('Download'));
    await browser.see('text', starting('Downloaded 1 times$'));
  });
  await step('writes a message', async () => {
    await browser.goto('/dashboard/messages');
    await browser.click('link', 'New message');
    await browser.type('Subject', 'Times in Sylhet');
    await browser.type('Message', 'Are they those of the Islamic Foundation?');
    await browser.click('button', 'Send message');
    await browser.see('text', 'Are they those of the Islamic Foundation?');
  });
};

const manageShop = async (visit: Visit, email: string) => {
  const { browser, step } = visit;
  const file = join(mkdtempSync(join(tmpdir(), 'studio-upload-')), 'tide-table-1.0.0.zip');
  writeFileSync(file, 'tides');
  const title = `Tide Table ${Date.now().toString(36)}`;
  await signInAsAdmin(visit);
  await step('an administrator adds a product with picture and file', async () => {
    await browser.goto('/admin/products');
    await browser.click('link', 'Add Product');
    await browser.type('Title', title);
    await browser.type('Description', 'High and low water for every port.');
    await browser.type('Category', 'Scripts');
    await browser.type('Name', 'Pro');
    await browser.type('Price ($)', '12');
    await browser.click('button', starting('Choose a picture'));
    await browser.click('button', { pattern: 'ramadan' });
    await browser.type('Description of the picture', 'A table of tides');
    await browser.upload('File for this version', file);
    await browser.see('text', { pattern: 'attached when you save$' });
    await browser.click('button', 'Add product');
    await browser.see('row', { pattern: title });
  });
  await step('writes an article', async () => {
    await browser.goto('/admin/content');
    await browser.click('link', 'New article');
    await browser.type(starting('Title'), `Rivers ${title}`);
    await browser.type(starting('Excerpt'), 'How water is drawn on a screen.');
    await browser.type('Text', 'Water runs downhill.');
    await browser.click('button', 'Save draft');
    await browser.until('/articles\\/\\d+$/.test(location.pathname)');
  });
  await step('refunds the order', async () => {
    await browser.goto(`/admin/orders?search=${encodeURIComponent(email)}`);
    await browser.see('row', { pattern: '\\$9\\.99' });
    await browser.click('link', starting('Order #'));
    await browser.click('button', 'Refund $9.99');
    await browser.click('button', 'Refund $9.99');
    await browser.see('text', '$9.99 refunded');
  });
};

/** A customer's whole way through the shop, and what an administrator does with it. */
export const shop = async (visit: Visit) => {
  const email = `rafi.${crypto.randomUUID()}@example.com`;
  await buyAsNewCustomer(visit, email);
  await manageShop(visit, email);
};

/** Public pages that the sitemap leaves out. */
const UNLISTED = [
  '/login',
  '/register',
  '/forgot-password',
  '/cart',
  '/saved',
  '/orders',
  '/checkout/1',
  '/admin/login',
];

/** Whether the page has a heading, is hydrated, has finished loading, and fits its window. */
const IS_READY = `document.querySelector('h1') !== null && document.readyState === 'complete' && !('__eventReplay' in window)`;
const FITS = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';

/** Every public page: hydrated, in its window, without an error. */
export const publicPages = async ({ browser, origin, step }: Visit) => {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  // One of the pages that differ in the name of a place only.
  const pages = listed.filter((path) => !path.includes('/live/') || path.endsWith('/dhaka'));
  for (const path of [...pages, ...UNLISTED, ...UNLISTED.slice(0, 6).map((one) => `/bn${one}`)])
    await step(path, async () => {
      await browser.goto(path);
      await browser.until(IS_READY);
      await browser.read('scrollTo(0, document.body.scrollHeight), true');
      await browser.until(FITS);
      await sleep(500); // parts below the first screen are hydrated later
    });
};

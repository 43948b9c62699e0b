// Owners and customers write words without a place to break at: names of files and products, addresses. Every page still
// fits a phone and a desk, and shows the whole word or a way to it.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openAdmin } from '../support/admin.ts';
import { findOverflow } from '../support/fits.ts';
import { openScenario } from '../support/scenario.ts';
import { expect, test } from '../support/test.ts';
import { customer, signIn } from '../support/users.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The values of each parameter; 1 for those that are not listed. */
const VALUES: Readonly<Record<string, string>> = {
  $page: 'articles topics home about services contact products pages look navigation pictures',
  $address: 'no-such-page',
};

const [, afterwards = ''] = readFileSync(new URL('../../src/routeTree.gen.ts', import.meta.url), 'utf8').split(
  'interface FileRoutesByTo {',
);
const [routes = ''] = afterwards.split('}');

/** Every address of the site, from the list that is generated from its routes. */
const addresses = [...routes.matchAll(/'(?<route>.+)':/g)].flatMap(({ groups }) => {
  const [before = '', parameter = '', after = ''] = (groups?.route ?? '').split(/(\$\w+)/);
  return parameter ? (VALUES[parameter] ?? '1').split(' ').map((value) => `${before}${value}${after}`) : [before];
});

const below = (area: string) => addresses.filter((address) => address === area || address.startsWith(`${area}/`));
const content = below('/admin/content');
const administration = below('/admin').filter((address) => !content.includes(address));
const account = below('/dashboard');
const open = addresses.filter((address) => ![...below('/admin'), ...account].includes(address));

type Call = readonly [method: 'POST' | 'PUT', path: string, body: object];

/** Fills lists that are empty at first: calls of the person who is signed in. */
const fill = async (page: Page, calls: readonly Call[]) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor(); // the mocks answer from then on
  await page.evaluate(async (all) => {
    for (const [method, path, body] of all) {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'idempotency-key': crypto.randomUUID(),
      };
      const { status } = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) });
      if (status >= 400) throw new Error(`${path} answers ${status}`);
    }
  }, calls);
};

/** One line for everything that does not fit on one of the pages. */
const walk = async (page: Page, paths: readonly string[]) => {
  const found: string[] = [];
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize(PHONE);
      await openScenario(page, path, 'long-words');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        found.push(...(await findOverflow(page)).map((line) => `${path}, ${size.width} px: ${line}`));
      }
    });
  }
  return found;
};

// Each of them opens up to forty pages.
test.describe.configure({ timeout: 400_000 });

test('public pages fit with words of 60 letters', { tag: '@long' }, async ({ page, watch }) => {
  watch.expectAnswer(404, '/api/*'); // a page that does not exist
  expect(await walk(page, open)).toEqual([]);
});

test('customer pages fit with words of 60 letters', { tag: '@long' }, async ({ page, watch }) => {
  watch.expectAnswer(404, '/api/payments/1');
  await signIn(page, customer);
  await fill(page, [
    ['POST', '/orders', { product_id: 1, tier: 'Mosque and office' }],
    ['PUT', '/wallet/payout-account', { method: 'bkash', holder: 'Nadia Rahman', number: '01712345678' }],
  ]);
  expect(await walk(page, account)).toEqual([]);
});

test('the admin area fits with words of 60 letters', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page);
  const coupon = { code: 'EID25', kind: 'percent', value: 25, products: [1], endsAt: null, limit: null, active: true };
  await fill(page, [
    ['POST', '/admin/coupons', coupon],
    ['POST', '/admin/invitations', { name: 'Rafi Islam', email: 'rafi@example.com', rights: ['content'] }],
  ]);
  expect(await walk(page, administration)).toEqual([]);
});

test('the content editors fit with words of 60 letters', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page);
  expect(await walk(page, content)).toEqual([]);
});

import { expect, test } from '@playwright/test';
import {
  ADDRESS,
  COMPACT,
  CUSTOMER,
  DOWNLOADS,
  expectUnchanged,
  ORDERS,
  OWNER,
  signedIn,
  USERS,
} from '../support/specified.ts';
import { findFailures, type StubResponse, stubCalls } from '../support/stubs.ts';

// Each call of the specification, answered with exactly the specified members, in all their forms, and failing in every
// form. The site is the built one; all answers are stubbed.

interface Screen {
  readonly path: string;
  readonly call: string;
  readonly user: object;
  /** Answers with only the specified members, and what the screen shows then. */
  readonly whole: readonly [body: unknown, texts: readonly string[]][];
  /** An empty list, where the answer is a list. */
  readonly empty?: string;
  readonly failed: string;
}

const SCREENS: Screen[] = [
  {
    path: '/dashboard/orders',
    call: 'GET /api/orders',
    user: CUSTOMER,
    empty: 'No orders found',
    whole: [
      [ORDERS, ['#ord-77', 'River Map', '$12.50', 'Completed', 'Jan 2, 2026']],
      [[{ ...ORDERS[0], id: 41, amount: '7' }], ['#41', '$7.00']],
    ],
    failed: 'Failed to fetch orders',
  },
  {
    path: '/dashboard/downloads',
    call: 'GET /api/downloads',
    user: CUSTOMER,
    empty: 'No downloads available',
    whole: [[DOWNLOADS, ['river-map.zip', 'Downloaded 3 times', 'Added Jan 2, 2026']]],
    failed: 'Failed to fetch downloads',
  },
  {
    path: '/dashboard/wallet',
    call: 'GET /api/wallet/balance',
    user: CUSTOMER,
    whole: [
      [{ balance: 12.5 }, ['$12.50']],
      [{ balance: '12.5' }, ['$12.50']],
    ],
    failed: 'Failed to fetch balance.',
  },
  {
    path: '/dashboard/addresses',
    call: 'GET /api/addresses',
    user: CUSTOMER,
    empty: 'No addresses saved yet',
    whole: [
      [[ADDRESS], ['Office Address', '12 Kazla Road', 'Bangladesh']],
      [[COMPACT], ['Home Address', '12 Kazla Road', 'Bangladesh']],
    ],
    failed: 'Failed to fetch addresses.',
  },
  {
    path: '/dashboard/profile',
    call: 'GET /api/addresses',
    user: CUSTOMER,
    empty: 'No saved addresses found',
    whole: [
      [[ADDRESS], ['12 Kazla Road']],
      [[COMPACT], ['12 Kazla Road']],
    ],
    failed: 'Failed to fetch addresses.',
  },
  {
    path: '/admin/users',
    call: 'GET /api/admin/users',
    user: OWNER,
    empty: 'No users found',
    whole: [[USERS, ['Kamal Hossain', 'kamal@south.example', 'active', 'blocked', 'Admin', 'Jan 3, 2026']]],
    failed: 'Failed to fetch users',
  },
];

for (const { path, call, user, whole, empty, failed } of SCREENS) {
  test(`${path} needs no more of ${call} than the specification names`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await signedIn(page, user);
    const stubs = await stubCalls(page);
    const shows = async (answer: StubResponse, texts: readonly string[], what: string) => {
      stubs.answer(call, answer);
      await page.goto(path);
      for (const text of texts) {
        await expect(
          page.getByText(text, { exact: false }).filter({ visible: true }).first(),
          `${what}: ${text}`,
        ).toBeVisible();
      }
      await expectUnchanged(page);
    };
    for (const [body, texts] of whole) await shows({ body }, texts, JSON.stringify(body));
    expect(stubs.calls(call).every((request) => new URL(request.url()).search === '')).toBe(true);
    if (empty) await shows({ body: [] }, [empty], 'an empty list');
    for (const [form, answer, sentence] of findFailures(failed)) await shows(answer, [sentence], form);
    expect(faults).toEqual([]);
  });
}

/** How a server that has only the specified calls answers any other one. */
const UNKNOWN: readonly (readonly [form: string, answer: StubResponse, length?: '@long'])[] = [
  ['404 with a message', { status: 404, body: { message: 'Not Found' } }],
  ['an empty list', { body: [] }, '@long'],
  ['404 without a body', { status: 404, body: '' }, '@long'],
  ['404 as a page', { status: 404, type: 'text/html', body: '<pre>Cannot GET</pre>' }, '@long'],
  ['405', { status: 405, body: { error: 'Method Not Allowed' } }, '@long'],
  ['501', { status: 501, body: '' }, '@long'],
  ['an empty object', { body: {} }, '@long'],
  ['only a message', { body: { message: 'Not found' } }, '@long'],
  ['the page of the site', { type: 'text/html', body: '<html></html>' }, '@long'],
];
for (const [form, unknown, length = ''] of UNKNOWN) {
  test(
    `nothing fails aloud when calls beyond the specification are answered by ${form} ${length}`.trim(),
    async ({ page }) => {
      await signedIn(page, CUSTOMER);
      const stubs = await stubCalls(page, unknown);
      stubs.answer('GET /api/orders', { body: ORDERS });
      stubs.answer('GET /api/downloads', { body: DOWNLOADS });
      stubs.answer('GET /api/wallet/balance', { body: { balance: '12.5' } });
      stubs.answer('GET /api/addresses', { body: [ADDRESS] });
      const main = page.getByRole('main');
      const silent = async (what: string) => {
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('alert'), what).toHaveCount(0);
        await expect(main.getByText('Failed to'), what).toHaveCount(0);
        await expectUnchanged(page);
      };
      for (const [path, text] of [
        ['/dashboard', '3,427'],
        ['/dashboard/downloads', 'river-map.zip'],
        ['/dashboard/orders', '#ord-77'],
        ['/dashboard/wallet', '$12.50'],
        ['/dashboard/addresses', '12 Kazla Road'],
        ['/dashboard/profile', '12 Kazla Road'],
      ] as const) {
        await page.goto(path);
        await expect(main.getByText(text).filter({ visible: true }).first(), path).toBeVisible();
        await silent(path);
      }
      // The list is all that such a server knows about an order.
      await page.goto('/dashboard/orders');
      await page.getByRole('link', { name: 'Order #ord-77' }).click();
      const panel = page.getByRole('dialog', { name: /ord-77/ });
      for (const text of ['River Map', '$12.50', 'Completed', 'Jan 2, 2026']) await expect(panel).toContainText(text);
      await silent('an opened order');
    },
  );
}

/** Servers may answer unknown calls with a list, an object or a page. */
for (const [form, unknown, length = ''] of [
  ['an empty object', { body: {} }],
  ['an empty list', { body: [] }, '@long'],
  ['a page', { status: 200, type: 'text/html', body: '<html></html>' }, '@long'],
] as const) {
  test(`no screen crashes when calls beyond the specification answer ${form} ${length}`.trim(), async ({ page }) => {
    await signedIn(page, OWNER);
    const stubs = await stubCalls(page, unknown);
    stubs.answer('GET /api/orders', { body: ORDERS });
    stubs.answer('GET /api/downloads', { body: DOWNLOADS });
    stubs.answer('GET /api/wallet/balance', { body: { balance: '12.5' } });
    stubs.answer('GET /api/addresses', { body: [ADDRESS] });
    stubs.answer('GET /api/admin/users', { body: USERS });
    for (const path of [
      '/dashboard',
      '/dashboard/orders',
      '/dashboard/downloads',
      '/dashboard/wallet',
      '/dashboard/addresses',
      '/dashboard/profile',
      '/admin',
      '/admin/users',
      '/admin/orders',
      '/admin/products',
      '/admin/settings',
      '/',
      '/products',
      '/product/1',
      '/blog',
      '/blog/1',
      '/contact',
      '/services',
      '/about',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectUnchanged(page);
    }
  });
}

test('after ten seconds a screen says that it takes longer, and the user can stop waiting', async ({ page }) => {
  await page.clock.install();
  await signedIn(page, CUSTOMER);
  await stubCalls(page);
  await page.route('**/api/orders', () => new Promise(() => {}));
  await page.goto('/dashboard/orders');
  await expect(page.getByText('Loading orders').first()).toBeAttached();
  await page.clock.runFor(3_000); // on a busy machine some seconds have passed
  await expect(page.getByText('This is taking longer than usual.')).toHaveCount(0);
  await page.clock.runFor(120_000);
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Failed to fetch orders')).toBeVisible();
});

test('the user can skip site settings that do not arrive', async ({ page }) => {
  await page.clock.install();
  await signedIn(page, CUSTOMER);
  const stubs = await stubCalls(page);
  stubs.answer('GET /api/orders', { body: ORDERS });
  await page.route('**/api/site', () => new Promise(() => {}));
  await page.goto('/dashboard/orders', { waitUntil: 'commit' });
  await page.clock.runFor(15_000);
  const cancel = page.getByRole('alert').getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  await cancel.click();
  await expect(page.getByText('#ord-77').filter({ visible: true }).first()).toBeVisible();
});

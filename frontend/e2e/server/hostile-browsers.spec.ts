// Browsers that refuse, add or leave out what a page expects: by a setting, an extension or a password manager.
import type { Page } from '@playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { publicRoutes } from '../support/routes.ts';
import { followSidebarLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';
import { translatePage } from '../support/translated.ts';
import { customer, signIn, submitLogin } from '../support/users.ts';

/** Opens each page, and waits until it is hydrated. */
const visitAll = async (page: Page, paths: readonly string[], check: (path: string) => Promise<unknown>) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await whenHydrated(page);
      await check(path);
    });
};

const expectIntact = (page: Page) => expect(page.getByRole('heading', { name: 'Oops!' })).toHaveCount(0);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page has its content', async ({ page }) => {
    for (const path of publicRoutes)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
      });
  });
});

test.describe('in a browser older than the supported ones', () => {
  test.use({ bypassCSP: true }); // the policy lists the styles as the site sends them

  test('a sentence asks for an update, in the language of the page', async ({ page }) => {
    const sentence = () => page.evaluate(() => getComputedStyle(document.body, '::before').content);
    await page.goto('/about');
    await whenHydrated(page);
    expect(await sentence()).toBe('none');
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('light-dark(', 'too-new-for-it(') });
    });
    for (const [path, start] of [
      ['/about', 'Your browser is out of date'],
      ['/bn/about', 'আপনার ব্রাউজারটি পুরোনো'],
    ] as const) {
      await page.goto(path);
      await expect.poll(sentence).toContain(start);
    }
  });
});

/** As Chrome does when cookies and site data are blocked: storage throws when it is read. */
const blockCookies = (page: Page) =>
  page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { configurable: true, get: deny });
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });

test('with cookies and site data blocked every public page works', async ({ page }) => {
  await blockCookies(page);
  await visitAll(page, publicRoutes, () => expectIntact(page));
});

test('with cookies and site data blocked a customer signs in, and opens the orders', async ({ page }) => {
  await blockCookies(page);
  await page.goto('/login');
  await submitLogin(page, customer);
  await expect(page).toHaveURL('/dashboard');
  await followSidebarLink(page, 'Orders');
  await expect(page.getByRole('row')).toHaveCount(51);
});

/** What extensions add: marks on the root, an element behind it, a bar in the page, an icon beside each field. */
const addExtensions = (page: Page) =>
  page.addInitScript(() => {
    const add = () => {
      document.documentElement.dataset.ltInstalled = 'true';
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.documentElement.append(document.createElement('grammarly-desktop-integration'));
      document.body.prepend(document.createElement('extension-bar'));
      for (const field of document.querySelectorAll('input')) {
        field.setAttribute('data-lpignore', 'true');
        field.after(document.createElement('extension-icon'));
      }
    };
    // Deferred scripts run before DOMContentLoaded, so this is earlier.
    document.addEventListener('readystatechange', () => document.readyState === 'interactive' && add());
  });

test('extensions that add elements before hydration leave every public page working', async ({ page, watch }) => {
  watch.expectError('Minified React error #418'); // the part around the added element is rendered anew
  await addExtensions(page);
  await visitAll(page, publicRoutes, () => expectIntact(page));
  await page.goto('/login');
  await submitLogin(page, customer);
  await expect(page).toHaveURL('/dashboard');
});

test('fields that a password manager fills without any event are sent', async ({ page }) => {
  await page.goto('/login');
  await whenHydrated(page);
  await page.evaluate(({ email, password }) => {
    const fill = (selector: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(selector);
      if (field) field.value = value;
    };
    fill('main input[type=email], main input[name=email]', email);
    fill('main input[type=password]', password);
  }, customer);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a translated site is read from page to page', async ({ page, watch }) => {
  watch.expectError('Minified React error #418');
  await page.goto('/');
  await whenHydrated(page);
  await page.waitForLoadState('networkidle');
  await translatePage(page);
  for (const name of ['About Us', 'Services', 'Products', 'Blog', 'Contact Us', 'Home']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(name === 'Home' ? '/' : `/${name.toLowerCase().replace(' us', '')}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectIntact(page);
  }
});

test('a translated dashboard is read from screen to screen', async ({ page }) => {
  await signIn(page, customer);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await translatePage(page);
  for (const name of ['Orders', 'Downloads', 'My Wallet', 'Addresses', 'Profile', 'Dashboard']) {
    await followSidebarLink(page, name);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectIntact(page);
  }
});

test('a page opened without a connection says so, and opens once there is one', async ({ page, context, watch }) => {
  watch.expectError('net::ERR_INTERNET_DISCONNECTED');
  watch.expectError('dynamically imported module');
  await page.goto('/about');
  await whenHydrated(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page.getByRole('alert')).toContainText('You’re offline');
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

#!/usr/bin/env node
// Checks the demo on mocks on a static file host: every URL can be opened and reloaded, writes persist, the API
// reference answers, and no request leaves the origin.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../frontend/browser.ts';
import { root } from './exec.mjs';
import { serveFolder } from './static-server.mjs';

const ROUTES = ['/', '/products', '/product/1', '/services', '/about', '/contact', '/blog', '/blog/1', '/login'];
const PRIVATE = ['/dashboard', '/dashboard/orders', '/dashboard/wallet'];

/** @type {string[]} */
const problems = [];
const { origin, stop } = await serveFolder(join(root, 'dist', 'demo'));
const browser = await chromium.launch(launchOptions);

try {
  const page = await browser.newPage();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`a request leaves: ${request.url()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));

  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const route of ROUTES) {
    await page.goto(origin + route);
    await heading.first().waitFor({ timeout: 20_000 });
  }
  await page.goto(`${origin}/dashboard/wallet?scenario=customer`);
  await page.getByLabel('Amount').fill('12.34');
  await page.getByRole('button', { name: 'Add Funds' }).click();
  await page.getByText('Funds added successfully').waitFor();
  for (const route of PRIVATE) {
    await page.goto(origin + route);
    await heading.first().waitFor();
  }
  await page.reload();
  await page.getByText('+$12.34').first().waitFor();
  await page.screenshot({ path: join(root, 'reports', 'demo.png') });

  await page.goto(`${origin}/docs/`);
  const operation = page.locator('#operations-wallet-getWalletBalance');
  // Of a long contract only the part near the window is rendered.
  await page.locator('.opblock').first().waitFor();
  for (const until = Date.now() + 20_000; !(await operation.isVisible()) && Date.now() < until; ) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50); // content that comes near is rendered in a later frame
  }
  await operation.getByRole('button').first().click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await operation.getByText('"balance": 2857.99').first().waitFor();
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  await browser.close();
  stop();
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${ROUTES.length + PRIVATE.length} addresses and the API reference work from a host of static files`);
}

// Playwright attaches to each page on its own, and Chromium does not prerender then: this journey has its own browser.
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { launchOptions } from '../../browser.ts';
import { expect, test } from '../support/test.ts';

let browser: Browser;
test.beforeAll(async () => {
  const { executablePath } = launchOptions;
  browser = await puppeteer.launch({
    ...(executablePath ? { executablePath } : { channel: 'chrome' }),
    args: ['--no-sandbox'],
  });
});
test.afterAll(() => browser.close());

/** All requests for documents and to the API, of every page. */
function watchCalls(): string[] {
  const calls: string[] = [];
  browser.on('targetcreated', async (target) => {
    const page = await target.page().catch(() => null);
    page?.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  });
  return calls;
}

/** The pointer rests on a link of a page whose application has not started. */
const restOn = async (page: Page, origin: string, link: string) => {
  await page.setViewport({ width: 1280, height: 800 });
  await page.evaluateOnNewDocument(() => {
    // The application would take over in the middle of this.
    if (location.pathname === '/') Object.assign(window, { requestIdleCallback: () => 0 });
  });
  await page.goto(origin);
  await page.hover(`a[href="${link}"]`);
};

test('a page is prerendered under the pointer, and requests no data and counts no visit until it is shown', async ({
  baseURL,
}) => {
  const calls = watchCalls();
  const page = await browser.newPage();
  await restOn(page, baseURL ?? '', '/services');
  await expect.poll(() => calls).toContain('GET /services');
  await new Promise((done) => setTimeout(done, 2_000)); // enough time for any request of the page
  expect(calls.filter((call) => call.includes('/api/'))).toEqual([]);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/services');
  const activatedAt = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry && 'activationStart' in entry ? Number(entry.activationStart) : 0;
    });
  await expect.poll(() => activatedAt().catch(() => 0)).toBeGreaterThan(0);
  await page.waitForFunction(() => document.readyState === 'complete' && !('__eventReplay' in window));
  await page.close();
});

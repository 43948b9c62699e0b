import type { Page } from '@playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 412, height: 823 } });

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[];
    lastChange: number;
  }
}

/** Records layout shifts, and the time of the last change. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    window.lastChange = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Element }[] })[])
        window.shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.className ?? '') });
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      window.lastChange = performance.now();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });

/** Longer than the newsletter prompt takes to slide in. */
const whenQuiet = (page: Page) => page.waitForFunction(() => performance.now() - window.lastChange > 700);

// The newsletter prompt loads late on all of them, the studio's logo on the last one.
for (const path of ['/services', '/blog', '/blog/1', '/contact']) {
  const tag = path === '/blog/1' ? [] : '@long';
  test(`${path} has no layout shift on a phone while it loads`, { tag }, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path);
    await whenHydrated(page);
    await page.locator('.promo').waitFor({ state: 'attached' });
    await whenQuiet(page);
    expect(await page.evaluate(() => window.shifts.filter(({ value }) => value > 0.001))).toEqual([]);
  });
}

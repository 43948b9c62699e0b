#!/usr/bin/env node
// npm run bench:next-page: what the second page costs on a 4G line: the time from the click to its largest paint, with
// and without speculation rules, and when the application changes pages. The pointer rests on the link before the click.
//     npm run bench:next-page -- [--runs 5] [--rest 700] [--slow 1] [--port 5304]
// --slow divides the processor's speed. Uses the next port too. Not part of the test command: it needs an idle machine.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
// Playwright attaches to each page on its own, and Chromium does not prerender then.
import puppeteer from 'puppeteer-core';
import { launchOptions } from '../../../frontend/browser.ts';
import { root } from '../../exec.mjs';
import { startSite } from '../../site-server.mjs';
import { FAST_4G, openLine } from './line.mjs';
import { median } from './measure.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    rest: { type: 'string', default: '700' },
    slow: { type: 'string', default: '1' },
    port: { type: 'string', default: '5304' },
  },
});
const REST_MS = Number(values.rest);
/** Each page, and one that links to it. */
const STEPS = [
  ['/about', '/'],
  ['/', '/products'],
  ['/products', '/product/1'],
  ['/', '/services'],
  ['/', '/about'],
  ['/', '/contact'],
  ['/', '/blog'],
  ['/blog', '/blog/1'],
];
const MODES = /** @type {const} */ (['without', 'with', 'application']);

if (launchOptions.executablePath?.endsWith('headless-shell'))
  throw new Error('The headless shell does not prerender: set PLAYWRIGHT_CHROMIUM_EXECUTABLE to a whole Chromium.');
if (!existsSync(join(root, 'dist', 'client', 'index.html'))) throw new Error('Run `npm run build` first.');

/** From the start of the navigation, or the activation of a prerendered page, in ms. */
const largestPaint = () =>
  new Promise((done) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)?.startTime ?? Number.NaN;
      const [navigation] = /** @type {any[]} */ (performance.getEntriesByType('navigation'));
      const prerendered = navigation.activationStart > 0;
      done({ ms: Math.max(0, last - navigation.activationStart), prerendered });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** Leaves the time from the click to the frame with the next page's heading in `window.nextPaint`. */
const watchApplication = () => {
  const heading = document.querySelector('main h1')?.textContent;
  addEventListener(
    'click',
    () => {
      const clicked = performance.now();
      const look = () => {
        const now = document.querySelector('main h1')?.textContent;
        if (now && now !== heading) Object.assign(window, { nextPaint: performance.now() - clicked });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
};

/** @param {string} origin @param {string[]} step @param {typeof MODES[number]} mode */
const run = async (origin, [from = '', to = ''], mode) => {
  const browser = await puppeteer.launch({
    ...(launchOptions.executablePath ? { executablePath: launchOptions.executablePath } : { channel: 'chrome' }),
    args: ['--no-sandbox'],
  });
  try {
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    await page.setViewport({ width: 1280, height: 800 });
    await page.emulateCPUThrottling(Number(values.slow));
    await page.goto(origin + from, { waitUntil: mode === 'application' ? 'networkidle0' : 'domcontentloaded' });
    if (mode === 'application') {
      await page.waitForFunction(() => !('__eventReplay' in window));
      await page.evaluate(watchApplication);
    }
    await page.hover(`a[href="${to}"]`);
    await sleep(REST_MS);
    await page.mouse.down();
    await page.mouse.up();
    if (mode === 'application') {
      const shown = await page.waitForFunction(() => /** @type {any} */ (window).nextPaint);
      return { ms: Number(await shown.jsonValue()), prerendered: false };
    }
    // An activated page is another target: what waits inside the former one would fail.
    for (const until = Date.now() + 30_000; new URL(page.url()).pathname !== to; await sleep(50))
      if (Date.now() > until) throw new Error(`${to} does not open`);
    await sleep(2_500);
    const opened = (await browser.pages()).find((open) => new URL(open.url()).pathname === to) ?? page;
    return /** @type {{ ms: number, prerendered: boolean }} */ (await opened.evaluate(largestPaint));
  } finally {
    await browser.close();
  }
};

const site = startSite(values.port, 'ignore');
try {
  await site.ready();
  await Promise.all(STEPS.flat().map((path) => fetch(site.origin + path)));
  await sleep(3_000); // their smallest versions
  console.log(`Largest paint of the next page after the click, ms; medians of ${values.runs} runs`);
  console.log(`${'Page'.padEnd(12)}${MODES.map((mode) => mode.padStart(14)).join('')}   prerendered`);
  for (const step of STEPS) {
    let activated = 0;
    const cells = [];
    for (const mode of MODES) {
      const without = mode === 'with' ? [] : ['speculation-rules'];
      const line = await openLine(Number(values.port) + 1, { port: Number(values.port), ...FAST_4G, without });
      const times = [];
      for (let index = 0; index < Number(values.runs); index += 1) {
        const { ms, prerendered } = await run(line.origin, step, mode);
        times.push(ms);
        if (prerendered) activated += 1;
      }
      await line.close();
      cells.push(Math.round(median(times)).toString().padStart(14));
    }
    console.log(`${step[1]?.padEnd(12)}${cells.join('')}   ${activated} of ${values.runs}`);
  }
} finally {
  await site.stop();
}

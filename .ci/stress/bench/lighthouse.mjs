#!/usr/bin/env node
// npm run bench:lighthouse: the public pages through Lighthouse (mobile preset) on the built site, medians of several
// runs, each page also without JavaScript for comparison. Not part of the test command: it needs an idle machine, and
// Lighthouse is not a dependency. Install it in a separate folder and name that folder:
//     npm install --prefix ../lighthouse lighthouse@13.5.0
//     LIGHTHOUSE_DIR=../lighthouse npm run bench:lighthouse -- [--runs 3] [--page /about]
// The browser is that of the tests: `npm run browser` finds or installs it.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../../frontend/browser.ts';
import { root } from '../../exec.mjs';
import { answers, startSite } from '../../site-server.mjs';
import { median } from './measure.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '5304' },
    page: { type: 'string', multiple: true },
  },
});
const PAGES = values.page ?? ['/', '/products', '/product/1', '/services', '/about', '/contact', '/blog', '/blog/1'];
const DEBUG_PORT = Number(values.port) + 1;

/** @param {string} sentence @returns {never} */
const giveUp = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const folder = resolve(process.env.LIGHTHOUSE_DIR ?? '../lighthouse');
/** Says what has to be installed first, instead of printing the stack of a missing module. */
const findLighthouse = () => {
  try {
    return createRequire(join(folder, 'package.json')).resolve('lighthouse');
  } catch {
    return giveUp(
      `There is no Lighthouse in ${folder}. Install it: npm install --prefix ${folder} lighthouse@13.5.0\n` +
        'Another folder is named by LIGHTHOUSE_DIR.',
    );
  }
};
if (!existsSync(join(root, 'dist', 'client', 'index.html'))) giveUp('Nothing is built. Run `npm run build` first.');
const { default: lighthouse } = await import(pathToFileURL(findLighthouse()).href);

/** @typedef {Record<string, number>} Figures */

/** The first screen's pictures, in bytes: everything that had loaded when Lighthouse stopped waiting counts. */
const pictureBytes = (/** @type {any} */ lhr) =>
  lhr.audits['network-requests'].details.items
    .filter((/** @type {any} */ item) => item.resourceType === 'Image' && item.url.startsWith('http'))
    .reduce((/** @type {number} */ sum, /** @type {any} */ item) => sum + item.transferSize, 0);

/** @param {string} url @param {boolean} [scripts] @returns {Promise<{ figures: Figures, failed: string[] }>} */
const run = async (url, scripts = true) => {
  const blocked = scripts ? {} : { blockedUrlPatterns: ['*.js'] };
  const { lhr } = await lighthouse(url, { port: DEBUG_PORT, output: 'json', logLevel: 'error', ...blocked });
  const score = (/** @type {string} */ name) => Math.round((lhr.categories[name].score ?? 0) * 100);
  const value = (/** @type {string} */ name) => lhr.audits[name].numericValue ?? 0;
  const categories = ['accessibility', 'best-practices', 'seo'];
  const refs = categories.flatMap((name) => lhr.categories[name].auditRefs);
  const failed = refs.filter((ref) => ref.weight > 0 && (lhr.audits[ref.id].score ?? 1) < 0.9).map((ref) => ref.id);
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      fcp: Math.round(value('first-contentful-paint')),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      pictures: Math.round(pictureBytes(lhr) / 1024),
      machine: Math.round(lhr.environment.benchmarkIndex),
    },
    failed,
  };
};

// Before anything else is started: without a browser there is nothing to measure.
const browser = await chromium
  .launch({
    ...launchOptions,
    args: [
      ...launchOptions.args,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      `--remote-debugging-port=${DEBUG_PORT}`,
    ],
  })
  .catch((error) =>
    giveUp(`No browser starts. Run \`npm run browser\` first: it finds or installs one.\n${error.message}`),
  );
if (await answers(`http://127.0.0.1:${values.port}/readyz`)) {
  await browser.close();
  giveUp(`Something answers on port ${values.port} already, and would be measured instead: name another by --port.`);
}
const site = startSite(values.port, 'ignore');
/** However it ends, nothing of it remains. Both may already be gone. */
const stopAll = () => Promise.allSettled([browser.close(), site.stop()]);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void stopAll().then(() => process.exit(1)));
try {
  await site.ready();
  for (const path of PAGES) {
    await fetch(site.origin + path); // rendered and cached before the measurement
    /** @type {Figures[]} */
    const rows = [];
    /** @type {Set<string>} */
    const failed = new Set();
    /** @type {number[]} */
    const bare = [];
    for (let index = 0; index < Number(values.runs); index += 1) {
      const result = await run(site.origin + path);
      rows.push(result.figures);
      for (const name of result.failed) failed.add(name);
      bare.push((await run(site.origin + path, false)).figures.lcp ?? 0);
    }
    const names = Object.keys(rows[0] ?? {});
    const medians = Object.fromEntries(names.map((name) => [name, median(rows.map((row) => row[name] ?? 0))]));
    const line = Object.entries({ ...medians, 'lcp without script': median(bare) }).map(
      ([name, of]) => `${name} ${of}`,
    );
    console.log(`${path.padEnd(12)} ${line.join(', ')}${failed.size > 0 ? `  FAILED: ${[...failed].join(', ')}` : ''}`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
// Handles left open by Lighthouse or the browser connection must not keep the command running.
process.exit();

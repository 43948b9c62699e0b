#!/usr/bin/env node
// The size budget of a first visit, measured on the built site as the server sends it, and what must never be part of
// it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { publicRoutes } from '../frontend/e2e/support/routes.ts';
import { root } from './exec.mjs';
import { startSite } from './site-server.mjs';

/**
 * Compressed bytes (brotli): the page with its inlined style, that style alone, the page's data, which is counted with
 * the scripts, all scripts that it references, and the fonts that it loads first.
 */
// Limits slightly above today's sizes (scenes of states and the river cost 50 bytes each; of the scripts, 3 kB are for
// missing files, late answers, plan terms and the business time zone, 2.2 kB for the languages: links between them, names of
// categories, terms of plans as messages, 0.1 kB for the page of withdrawals, 0.4 kB for cart, briefs, linked invoices and
// the security page, 0.9 kB for bundles, gifts, quotes, renewals, case studies and VAT numbers, 0.7 kB for
// counting visits, the client's page of a project and the price of gifts, 0.3 kB for redirects and the newsletter
// archive, 2.3 kB for seats, chosen prices, live pieces with addresses and the place of messages, 0.4 kB for the routes of
// four pages and the session after Back, 0.9 kB for the limit of downloads; of the HTML, 0.2 kB are structured data), above
// their targets of 115 and 20 kB.
const LIMITS = { html: 20.6 * 1024, style: 8 * 1024, data: 6.7 * 1024, script: 132.9 * 1024, font: 14 * 1024 };
/** A letter of Bangla has three bytes, and the face has four times as many glyphs. */
const BANGLA_LIMITS = { html: 22.8 * 1024, style: 8.2 * 1024, data: 9.3 * 1024, script: 136.5 * 1024, font: 90 * 1024 };
const BANGLA_ROUTES = ['/bn/', '/bn/products', '/bn/product/1', '/bn/blog/2'];
/** Pages get their best compression in the background; a measurement waits this long for it. */
const COMPRESSED_AFTER_MS = 5_000;
/** Traces of test tools, of the mock server and its data, and of the developer panel. */
const FOREIGN = [
  'mockServiceWorker',
  'mock-worker',
  '[MSW]',
  '@faker-js',
  'x-mocks',
  'mock-unknown',
  'studio-mocks',
  'customer-password',
  'Developer panel',
  'dev-panel',
  'dev-toggle',
  'swagger',
  'storybook',
  'vitest',
  'المدونة', // the samples of other languages
];
const PORT = process.env.BUDGETS_PORT ?? '5302';
const client = join(root, 'dist', 'client');

/** @type {string[]} */
const problems = [];
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} kB`;

/**
 * The raw body, and the body as text.
 * @param {string} url
 * @returns {Promise<{ status: number, size: number, compressed: boolean }>}
 */
const weigh = (url) =>
  new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let size = 0;
      answer.on('data', (/** @type {Buffer} */ part) => {
        size += part.length;
      });
      const compressed = answer.headers['content-encoding'] === 'br';
      answer.on('end', () => done({ status: answer.statusCode ?? 0, size, compressed }));
      answer.on('error', failed);
    }).on('error', failed);
  });

/** Every script that the page references: what it needs before it can respond to the reader. */
const scriptsOf = (/** @type {string} */ html) => [...new Set(html.match(/\/assets\/[\w./-]+\.js\b/g) ?? [])];

/** @type {{ [key: string]: { file: string } }} */
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
const screens = Object.keys(manifest).filter((key) => key.includes('?tsr-split=component'));
const screenFiles = new Set(screens.map((key) => basename(manifest[key]?.file ?? '')));
/** Each language has its copies in a folder of its own. */
const isOfOneScreen = (/** @type {string} */ path) => screenFiles.has(basename(path));

/** Small files are not precompressed. */
const sizeOf = (/** @type {string} */ path) => {
  const file = join(client, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

/**
 * What later readers get: the first ones get a quickly compressed version.
 * @param {string} url
 */
const weighPacked = async (url) => {
  const first = await weigh(url);
  for (const until = Date.now() + COMPRESSED_AFTER_MS; Date.now() < until; await sleep(100)) {
    const later = await weigh(url);
    if (later.size < first.size) return later;
  }
  return first;
};

const measure = async (/** @type {string} */ origin, /** @type {string} */ route) => {
  const { status, size, compressed } = await weighPacked(origin + route);
  const html = await (await fetch(origin + route)).text();
  const scripts = scriptsOf(html);
  const style = brotliCompressSync(html.match(/<style[^>]*>[\s\S]*?<\/style>/g)?.join('') ?? '').length;
  const script = scripts.reduce((sum, path) => sum + sizeOf(path), 0);
  const dataAt = html.match(/\/page-data\/[^"]+/)?.[0];
  const data = dataAt ? (await weighPacked(origin + dataAt)).size : 0;
  const fonts = [...html.matchAll(/<link rel="preload"[^>]*href="([^"]+)"[^>]*as="font"/g)].map(
    ([, path = '']) => path,
  );
  const font = fonts.reduce((sum, path) => sum + sizeOf(path), 0);
  const limits = route.startsWith('/bn/') ? BANGLA_LIMITS : LIMITS;
  const cost = { html: size, style, data, script, font };
  console.log(
    `${route.padEnd(24)}${Object.values(cost)
      .map((bytes) => kilobytes(bytes).padStart(10))
      .join('')}`,
  );
  if (status !== 200) problems.push(`${route} answers ${status}`);
  if (!compressed) problems.push(`${route} is not sent as brotli`);
  if (!dataAt) problems.push(`${route} names no data`);
  if (scripts.length === 0) problems.push(`${route} names no script`);
  if (!scripts.some(isOfOneScreen)) problems.push(`${route} does not name the script of its own screen`);
  if (fonts.length === 0) problems.push(`${route} names no font`);
  for (const part of /** @type {const} */ (['html', 'style', 'data', 'script', 'font']))
    if (cost[part] > limits[part])
      problems.push(`${route}: ${kilobytes(cost[part])} of ${part}, allowed ${kilobytes(limits[part])}`);
};

for (const entry of readdirSync(client, { withFileTypes: true, recursive: true })) {
  if (!entry.isFile() || !/\.(js|css|html)$/.test(entry.name)) continue;
  const content = readFileSync(join(entry.parentPath, entry.name), 'utf8');
  const traces = FOREIGN.filter((word) => content.includes(word) || entry.name.includes(word));
  if (traces.length > 0) problems.push(`${entry.name} carries test code: ${traces.join(', ')}`);
}

const site = startSite(PORT, 'ignore');
try {
  await site.ready();
  console.log(
    `${'Route'.padEnd(24)}${Object.keys(LIMITS)
      .map((part) => part.padStart(10))
      .join('')}`,
  );
  for (const route of [...publicRoutes, ...BANGLA_ROUTES]) await measure(site.origin, route);
} finally {
  await site.stop();
}

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}

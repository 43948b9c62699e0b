#!/usr/bin/env node
// npm run test:engines: the core of the journeys and every public page in Firefox and WebKit, on the built site.
// `npm run test:engines -- webkit` uses one engine. An engine that is not installed is skipped, and named.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engines } from './engines/adapter.ts';
import { publicPages, shop } from './engines/journeys.ts';
import { watchSite } from './engines/watched-site.ts';
import { root } from './exec.mjs';
import { startSite } from './site-server.mjs';

const folder = join(root, 'reports', 'engines');
const port = Number(process.env.ENGINES_PORT ?? '5381');
/** @type {{ passed: number, failed: number, skipped: number, failures: string[], note?: string }} */
const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** @param {string} message */
const fail = (message) => {
  counts.failed += 1;
  counts.failures.push(message);
  console.error(`✘ ${message}`);
};

/**
 * One journey in a new browser. Steps after a failed one of the same journey are not run, except for pages.
 * @param {keyof typeof engines} name
 * @param {typeof shop} journey
 * @param {Awaited<ReturnType<typeof watchSite>>} site
 */
const runJourney = async (name, journey, site) => {
  const browser = await engines[name].open?.(site.origin);
  if (!browser) return;
  /** @type {import('./engines/journeys.ts').Visit['step']} */
  const step = async (title, act) => {
    const start = performance.now();
    try {
      await act();
      const problems = site.takeProblems();
      if (problems.length > 0) throw new Error(problems.join('\n  '));
      counts.passed += 1;
      console.log(`✔ ${name}: ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      const picture = join(folder, `${name}-${title.replace(/\W+/g, '-')}.png`);
      await browser.screenshot(picture).catch(() => {});
      fail(
        `${name}: ${title}: ${error instanceof Error ? error.message : error}\n  ${site.takeProblems().join('\n  ')}`,
      );
      if (!title.startsWith('/')) throw error;
    }
  };
  await journey({ browser, origin: site.origin, step }).catch((error) => {
    if (!counts.failures.at(-1)?.includes(error.message)) fail(`${name}: ${error.stack}`);
  });
  await browser.close();
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const names = /** @type {(keyof typeof engines)[]} */ (Object.keys(engines)).filter(
  (name) => wanted.length === 0 || wanted.includes(name),
);
const missing = names.filter((name) => !engines[name].open);
for (const name of missing) {
  console.warn(`NOT RUN: ${name} is not installed (Debian: ${engines[name].install}).`);
  counts.skipped += 1;
}
if (missing.length > 0) counts.note = `not installed: ${missing.join(', ')}`;

mkdirSync(folder, { recursive: true });
if (missing.length < names.length) {
  const server = startSite(String(port + 1), 'ignore', { PUBLIC_URL: `http://localhost:${port}` });
  await server.ready();
  const site = await watchSite(port, port + 1);
  for (const name of names) for (const journey of [shop, publicPages]) await runJourney(name, journey, site);
  site.stop();
  await server.stop();
}
writeFileSync(join(root, 'reports', 'engines.json'), JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;

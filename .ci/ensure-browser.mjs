#!/usr/bin/env node
// Finds a Chromium in which a page really opens, or installs one, and stores its path for frontend/browser.ts. Order:
// PLAYWRIGHT_CHROMIUM_EXECUTABLE, the stored one, Playwright's own, the system's, then installing.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { installWithApt, installWithNpm, installWithPlaywright, systemBrowsers } from './browser-sources.mjs';
import { root } from './exec.mjs';

const memory = join(root, 'node_modules', '.cache', 'browser.json');
const mayInstall = !process.argv.includes('--no-install');

/**
 * @param {string | null} executablePath null: Playwright's own build
 * @returns {Promise<string | undefined>} version of the browser when a page opens in it
 */
const opens = async (executablePath) => {
  try {
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), timeout: 20_000 });
    const page = await browser.newPage();
    await page.setContent('<p>ok</p>');
    const version = browser.version();
    await browser.close();
    return version;
  } catch {
    return undefined; // try the next candidate
  }
};

const configuredPath = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE;
const remembered = () => (existsSync(memory) ? [JSON.parse(readFileSync(memory, 'utf8')).executablePath] : []);

/** @type {[string, () => (string | null)[] | Promise<(string | null)[]>][]} */
const sources = [
  ['PLAYWRIGHT_CHROMIUM_EXECUTABLE', () => (configuredPath ? [configuredPath] : [])],
  ['remembered', remembered],
  ["Playwright's own", () => [null]],
  ['system', systemBrowsers],
];
if (mayInstall) {
  sources.push(
    ['playwright install', installWithPlaywright],
    ['npm package', installWithNpm],
    ['apt-get', installWithApt],
  );
}

const find = async () => {
  for (const [source, candidates] of sources) {
    for (const candidate of await candidates()) {
      const version = await opens(candidate);
      if (version) return { executablePath: candidate, version, source };
      if (candidate) console.log(`${source}: ${candidate} does not start`);
    }
  }
  return undefined;
};

const found = await find();
if (found) {
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, `${JSON.stringify(found, null, 2)}\n`);
  console.log(`Browser: ${found.executablePath ?? "Playwright's own"} (${found.version}, ${found.source})`);
} else {
  console.error('No browser could be found or installed. Run `npx playwright install --with-deps chromium`,');
  console.error('or set PLAYWRIGHT_CHROMIUM_EXECUTABLE to a Chrome or Chromium.');
  process.exitCode = 1;
}

#!/usr/bin/env node
// npm run faults: plants one fault for each step of `npm test` in a copy of the working tree and expects the step to
// fail. A step that passes has become ineffective. `npm run faults -- unit stories` does this for these steps only. Not
// part of npm test: it takes about as long.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, root } from './exec.mjs';

/**
 * @typedef {object} Fault
 * @property {string} file
 * @property {string} [find] text to replace; without it the fault is appended
 * @property {string} plant
 * @property {RegExp} says the expected message: failing for another reason proves nothing
 * @property {[string, string[]]} [by] the part of the step that detects it, when the whole step takes minutes
 */

const vitest = (/** @type {string} */ project, /** @type {string} */ file) =>
  /** @type {[string, string[]]} */ (['vitest', ['run', '--project', project, file]]);

/** @type {Record<string, Fault>} */
const faults = {
  lint: { file: 'frontend/src/lib/theme.ts', plant: 'var  neverUsed = 1', says: /theme\.ts/ },
  types: {
    file: 'mocks/scenarios.ts',
    plant: "export const wrong: number = 'text';",
    says: /scenarios\.ts.*error TS2322/,
  },
  contract: {
    file: 'openapi.yaml',
    find: 'operationId: listAddresses',
    plant: 'operationId: login',
    says: /operationId/,
  },
  fresh: {
    file: 'openapi.yaml',
    find: 'operationId: listAddresses',
    plant: 'operationId: listMyAddresses',
    says: /stale: .*addresses/,
  },
  deadcode: { file: 'frontend/src/lib/theme.ts', plant: 'export const nobodyAsks = 1;', says: /nobodyAsks/ },
  build: { file: 'frontend/src/main.tsx', plant: "import './no-such-file.ts';", says: /no-such-file/ },
  budgets: {
    file: 'frontend/src/main.tsx',
    plant: "Object.assign(window, { trace: 'mockServiceWorker' });",
    says: /carries test code: mockServiceWorker/,
  },
  demo: {
    says: /404|Timeout/,
    file: 'frontend/offline-pages.ts',
    find: "copyFileSync(join(outDir, 'index.html'), join(outDir, '404.html'));",
    plant: 'copyFileSync;',
  },
  storybook: { file: '.storybook/preview.tsx', plant: "import './no-such-file.css';", says: /no-such-file/ },
  unit: {
    says: /format\.test\.ts/,
    file: 'frontend/src/lib/format.ts',
    find: "currency: 'USD'",
    plant: "currency: 'EUR'",
    by: vitest('unit', 'frontend/src/lib/format'),
  },
  api: {
    says: /FAIL.*backend\/test\/addresses/,
    file: 'backend/src/features/accounts/addresses.repository.ts',
    find: ".where('id', '=', id).where('user_id', '=', userId)",
    plant: ".where('id', '=', id)",
    by: vitest('api', 'backend/test/accounts/addresses'),
  },
  coverage: {
    says: /no function 'getBalance'/,
    file: 'openapi.yaml',
    find: 'operationId: getWalletBalance',
    plant: 'operationId: getBalance',
    by: ['node', ['.ci/contract-coverage.mjs', '--without-answers']],
  },
  conformance: {
    says: /deleteAddress 204/,
    file: 'mocks/handlers/accounts/addresses.ts',
    find: 'status: 204',
    plant: 'status: 200',
    by: vitest('conformance', 'mocks/conformance/mocks.test.ts'),
  },
  engines: {
    says: /webkit: \/bn\/blog: .*#418/,
    file: 'frontend/src/lib/date-format.ts',
    find: "text.replace('ারী', 'ারি')",
    plant: 'text',
    by: ['node', ['.ci/test.mjs', 'engines']],
  },
  e2e: {
    says: /wallet\.spec\.ts/,
    file: 'backend/src/features/billing/wallet.handlers.ts',
    find: 'status: 200',
    plant: 'status: 500',
    by: ['playwright', ['test', '--project', 'backend', 'wallet']],
  },
};

/** Steps without a planted fault, each with the reason. */
const without = {
  stories:
    'the browser may not load packages from outside the copy; in the tree itself get-in-touch.tsx with another address',
  pg: 'the same tests and rules as api, on a server; its races fail when a statement is taken apart by hand',
  browser: 'looks for a browser; every step behind it fails without one',
};

/** A copy of the working tree with the packages installed here. */
const copyTree = () => {
  const copy = mkdtempSync(join(tmpdir(), 'studio-faults-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean))
    cpSync(join(root, file), join(copy, file), { force: true, errorOnExist: false });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
};

/**
 * @param {string} copy
 * @param {string} name of the step
 * @param {Fault} fault
 * @returns {Promise<boolean>} whether the step failed, as it should
 */
const isFound = async (copy, name, { file, find, plant, says, by }) => {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (find && !text.includes(find)) throw new Error(`${name}: '${find}' is not in ${file} any more`);
  writeFileSync(path, find ? text.replace(find, plant) : `${text}\n${plant}\n`);
  const [command, args] = by ?? ['node', ['.ci/test.mjs', name]];
  console.log(`\n── a planted fault for '${name}' in ${file}`);
  const { code, output } = await capture(command, args, { PWD: copy, NO_COLOR: '1' }, copy);
  process.stdout.write(output);
  writeFileSync(path, text);
  return code !== 0 && says.test(output);
};

const requested = process.argv.slice(2);
const copy = copyTree();
/** @type {string[]} */
const results = [];
try {
  for (const [name, fault] of Object.entries(faults)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    const found = await isFound(copy, name, fault);
    results.push(`${name.padEnd(14)}${found ? 'found' : 'NOT FOUND'}`);
    if (!found) process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${results.join('\n')}`);
for (const [name, reason] of Object.entries(without)) console.log(`${name.padEnd(14)}none: ${reason}`);

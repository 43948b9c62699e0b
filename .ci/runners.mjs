// The kinds of steps that `npm test` knows: a check with an exit code, a vitest run, a Playwright run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './counts.mjs';
import { root, run } from './exec.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {() => Promise<Counts>} Runner */

/** Folder of all reports; emptied at the start of a run. */
export const reports = join(root, 'reports');

/** Where the API tests write down which answers of the contract they have met. */
export const answersFolder = join(reports, 'answers');

/** @param {string} file */
const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // counted as a failure by the caller
  }
};

/**
 * One program, one check.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {boolean} [apart] its output comes in one piece, for checks side by side
 * @returns {Runner}
 */
export const check = (command, args, env, apart) => async () => {
  const code = await run(command, args, env, apart);
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, note: `exit code ${code}` };
};

/**
 * Several checks as one step; all of them run.
 * @param {Runner[]} parts
 * @param {number} [atOnce] so many side by side
 * @returns {Runner}
 */
export const all =
  (parts, atOnce = 1) =>
  async () => {
    const waiting = [...parts];
    /** @type {Counts[]} */
    const results = [];
    const work = async () => {
      for (let part = waiting.shift(); part; part = waiting.shift()) results.push(await part());
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return {
      passed: results.reduce((n, r) => n + r.passed, 0),
      failed: results.reduce((n, r) => n + r.failed, 0),
      skipped: results.reduce((n, r) => n + r.skipped, 0),
      note: results.find((r) => r.note)?.note ?? '',
    };
  };

/**
 * Projects of frontend/vitest.config.ts.
 * @param {string} name of the report
 * @param {string[]} projects
 * @param {Record<string, string>} [env]
 * @returns {Runner}
 */
export const vitest = (name, projects, env) => async () => {
  const file = join(reports, `${name}.json`);
  const selection = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', '--config', 'frontend/vitest.config.ts', ...selection, ...reporters], env);
  return countVitest(readJson(file), code);
};

/**
 * Projects of frontend/playwright.config.ts; without a name all of them.
 * @param {string} name of the report
 * @param {string[]} [args]
 * @returns {Runner}
 */
export const playwright =
  (name, args = []) =>
  async () => {
    const file = join(reports, `${name}.json`);
    const code = await run('playwright', ['test', '--config', 'frontend/playwright.config.ts', ...args], {
      CI: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    return countPlaywright(readJson(file), code);
  };

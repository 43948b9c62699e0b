// The kinds of steps that `npm test` knows: a check with an exit code, a vitest run, a Playwright run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEverything, isTouchedBy, touches } from './changed/areas.mjs';
import { PROJECTS, relatedTests } from './changed/related.mjs';
import { countPlaywright, countVitest } from './counts.mjs';
import { root, run } from './exec.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/**
 * @typedef {object} Context
 * @property {string} [apart] other steps run concurrently: its output is printed as a whole below this heading
 * @property {import('./changed/files.mjs').Change} [change] only what this can affect has to run
 */
/** @typedef {(context: Context) => Promise<Counts>} Runner */

/** Folder of all reports. */
export const reports = join(root, 'reports');

/** Where the API tests record the answers of the contract that they have seen. */
export const answersFolder = join(reports, 'answers');

/** Where tests record what they send and receive, for `npm run mutate:contract`. */
export const exchangesFolder = join(reports, 'exchanges');

/** @param {string} file */
const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // counted as a failure by the caller
  }
};

/**
 * A check by a single program.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Runner}
 */
export const check =
  (command, args, env) =>
  async ({ apart }) => {
    const code = await run(command, args, env, apart);
    return code === 0
      ? { passed: 1, failed: 0, skipped: 0 }
      : { passed: 0, failed: 1, skipped: 0, note: `exit code ${code}` };
  };

/**
 * Several checks as one step, in sequence; all of them run.
 * @param {Runner[]} parts
 * @returns {Runner}
 */
export const both = (parts) => async (context) => {
  /** @type {Counts[]} */
  const results = [];
  for (const part of parts) results.push(await part(context));
  return {
    passed: results.reduce((n, r) => n + r.passed, 0),
    failed: results.reduce((n, r) => n + r.failed, 0),
    skipped: results.reduce((n, r) => n + r.skipped, 0),
    note: results.find((r) => r.note)?.note ?? '',
    failures: results.flatMap((r) => r.failures ?? []),
  };
};

/** @param {Context} context @param {string} project @returns {string[] | 'all'} */
const filesFor = ({ change }, project) => {
  if (!change || !PROJECTS[project] || change.files.some(isEverything)) return 'all';
  return relatedTests(root, project, change.files);
};

/**
 * One vitest project, and its separate parts with longer names.
 * @param {string} name of the report
 * @param {string} project
 * @param {Record<string, string>} [env]
 * @returns {Runner}
 */
export const vitest = (name, project, env) => async (context) => {
  const files = filesFor(context, project);
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0, note: 'the change touches none of its files' };
  const file = join(reports, `${name}.json`);
  const selection = [...(project === 'stories' ? [] : ['--config', '.ci/vitest.node.ts']), '--project', `${project}*`];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = files === 'all' ? [] : files;
  // Single files are checked completely, also outside of `npm run test:all`.
  const isShort = files === 'all' && process.env.TEST_ALL !== 'true';
  const variables = { ...env, ...(isShort ? { STORY_STATES: 'first', SKIP_LONG_TESTS: 'true' } : {}) };
  const code = await run('vitest', ['run', ...selection, ...reporters, ...chosen], variables, context.apart);
  const note = files === 'all' ? {} : { note: `${files.length} files that the change can touch` };
  const report = readJson(file);
  return { ...note, ...countVitest(report, code), failures: vitestFailures(report) };
};

/**
 * All projects of playwright.config.ts. If only journeys have changed, only they run.
 * @param {string} name of the report
 * @returns {Runner}
 */
export const playwright = (name) => async (context) => {
  const { change, apart } = context;
  const whole = !change || change.files.some((file) => isTouchedBy(touches.product, file));
  const file = join(reports, `${name}.json`);
  const args = ['test', ...(whole ? [] : [`--only-changed=${change.base}`])];
  const isShort = whole && process.env.TEST_ALL !== 'true';
  const variables = {
    CI: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(isShort ? { E2E_CORE: 'true', E2E_TARGETS: 'backend' } : {}),
  };
  const code = await run('playwright', args, variables, apart);
  const report = readJson(file);
  return { ...countPlaywright(report, code), failures: playwrightFailures(report) };
};

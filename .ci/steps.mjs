// The steps of `npm test`: first the cheap checks concurrently, the browser last.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isTouchedBy, touches } from './changed/areas.mjs';
import { hasBase } from './contract-diff.mjs';
import { otherEngines } from './engines/runner.mjs';
import { quietRedocly, root } from './exec.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { answersFolder, both, check, exchangesFolder, playwright, vitest } from './runners.mjs';

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {import('./runners.mjs').Runner} run
 * @property {string[]} [needs] steps that must have passed first; added when a single step is requested
 * @property {string[]} [reads] steps whose reports it reads, also those of failed tests; added like `needs`, but not
 * for a change that cannot affect them
 * @property {true} [alone] uses both cores; the others run two at a time
 * @property {true} [long] runs in `npm run test:all` only, or when it is named
 * @property {RegExp} touchedBy paths that can affect its result, for `--changed`
 */

/** The contract's coverage needs the answers that the API tests have seen. */
const recording = { ANSWERS_DIR: answersFolder };

/**
 * The mutations of the contract, in `npm run test:all`, need what tests have sent and received.
 * @param {string} title @param {string} project @param {Record<string, string>} [env] @returns {import('./runners.mjs').Runner}
 */
const recorded =
  (title, project, env = {}) =>
  (context) =>
    vitest(title, project, { ...env, ...(isAll() ? { EXCHANGES_DIR: exchangesFolder } : {}) })(context);

/**
 * Tests that need several concurrent connections run on a real server: the configured one, or else a temporary cluster.
 * @type {import('./runners.mjs').Runner}
 */
const realPostgres = async (context) => {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const server = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await startPostgres();
  if (!server) {
    console.warn('NOT RUN: no PostgreSQL found. Set TEST_DATABASE_URL, or install the server (initdb).');
    return { passed: 0, failed: 0, skipped: 1, note: 'no PostgreSQL found: concurrency is untested here' };
  }
  try {
    return await vitest('postgres', 'pg', { ...recording, TEST_DATABASE_URL: server.url })(context);
  } finally {
    await server.stop();
  }
};

/**
 * Starts its own servers; a configured PostgreSQL is not used.
 * @type {import('./runners.mjs').Runner}
 */
const cluster = async (context) => {
  if (findPostgres()) return check('node', ['.ci/stress/cluster/cluster.ts'])(context);
  console.warn('NOT RUN: no PostgreSQL found. Install the server (initdb).');
  return { passed: 0, failed: 0, skipped: 1, note: 'no PostgreSQL found: several servers are untested here' };
};

/**
 * If the change cannot affect the API tests, the answers they have seen are the same as on main.
 * @type {import('./runners.mjs').Runner}
 */
const coverage = (context) => {
  const isKnown = !context.change || context.change.files.some((file) => isTouchedBy(touches.server, file));
  return check('node', ['.ci/contract-coverage.mjs', ...(isKnown ? [] : ['--without-answers'])])(context);
};

const workflows = 'docs/programs/workflows';
const workflowFiles = readdirSync(join(root, workflows))
  .filter((name) => name.endsWith('.arazzo.yaml'))
  .map((name) => `${workflows}/${name}`);

/**
 * What a branch breaks for callers of the API; on main there is nothing to compare with.
 * @type {import('./runners.mjs').Runner}
 */
const contractBreaks = async (context) => {
  if (hasBase('main')) return check('node', ['.ci/contract-diff.mjs'])(context);
  console.warn('NOT RUN: there is no branch main to compare the contract with.');
  return { passed: 0, failed: 0, skipped: 1, note: 'no branch main: breaks for callers of the API are untested here' };
};

/** Whether this is `npm run test:all`. */
const isAll = () => process.env.TEST_ALL === 'true';

/** The site on mocks as static files; does nothing when it is up to date. */
const buildDemo = check('node', ['.ci/build.mjs', 'demo']);

/**
 * On the built site, and in `npm run test:all` on the built mocks, too: there the stories run in a browser already.
 * @type {import('./runners.mjs').Runner}
 */
const journeys = (context) =>
  (isAll() || context.change ? both([buildDemo, playwright('e2e')]) : playwright('e2e'))(context);

/** @type {Record<string, Step>} */
export const steps = {
  lint: {
    title: 'Lint and format',
    touchedBy: touches.anything,
    run: check('biome', ['ci', '--error-on-warnings', '.']),
  },
  types: { title: 'Types', touchedBy: touches.code, run: check('node', ['.ci/types.mjs']) },
  contract: {
    title: 'Contract lint and breaks',
    touchedBy: touches.contract,
    run: both([
      check('redocly', ['lint', 'openapi.yaml'], quietRedocly),
      check('redocly', ['lint', '--config', `${workflows}/redocly.yaml`, ...workflowFiles], quietRedocly),
      contractBreaks,
    ]),
  },
  fresh: {
    title: 'Generated code is fresh',
    touchedBy: touches.generated,
    run: check('node', ['.ci/contract-fresh.mjs']),
  },
  deadcode: { title: 'Unused code', touchedBy: touches.code, run: check('knip', ['--no-config-hints']) },
  build: {
    title: 'Build',
    touchedBy: touches.product,
    run: check('node', ['.ci/build.mjs']),
  },
  browser: { title: 'Browser', touchedBy: touches.screens, run: check('node', ['.ci/ensure-browser.mjs']) },
  storybook: {
    title: 'Storybook build',
    long: true,
    touchedBy: touches.screens,
    run: check('npm', ['run', 'build-storybook', '--silent', '--', '--quiet', '--test']),
  },
  budgets: { title: 'Budgets', needs: ['build'], touchedBy: touches.product, run: check('node', ['.ci/budgets.mjs']) },
  demo: {
    title: 'Demo as a static site',
    long: true,
    needs: ['build', 'browser'],
    touchedBy: touches.product,
    run: both([buildDemo, check('node', ['.ci/demo-check.mjs'])]),
  },
  unit: { title: 'Unit', alone: true, touchedBy: touches.anything, run: vitest('unit', 'unit') },
  api: {
    title: 'API, embedded database',
    alone: true,
    touchedBy: touches.server,
    run: recorded('api', 'api', recording),
  },
  pg: {
    title: 'API, real PostgreSQL',
    needs: ['build'],
    alone: true,
    touchedBy: touches.server,
    run: realPostgres,
  },
  coverage: {
    title: 'Contract coverage',
    reads: ['api', 'pg'],
    touchedBy: touches.operations,
    run: coverage,
  },
  workflows: {
    title: 'Workflows on mocks and site',
    needs: ['build'],
    long: true,
    touchedBy: touches.apiSides,
    run: check('node', ['.ci/workflows.mjs']),
  },
  interop: {
    title: 'Third-party tools',
    needs: ['build'],
    long: true,
    touchedBy: touches.apiSides,
    run: check('node', ['.ci/interop.mjs']),
  },
  cluster: {
    title: 'Three servers behind a balancer',
    needs: ['build'],
    alone: true,
    long: true,
    touchedBy: touches.server,
    run: cluster,
  },
  conformance: {
    title: 'Conformance', // one server answers it, so it leaves a core to others
    touchedBy: touches.apiSides,
    run: recorded('conformance', 'conformance'),
  },
  mutations: {
    title: 'Mutations of the contract',
    reads: ['api', 'conformance'],
    long: true,
    touchedBy: touches.apiSides,
    run: check('node', ['--max-old-space-size=4096', '.ci/mutate-contract.mjs']),
  },
  stories: {
    title: 'Stories and pictures, light and dark',
    needs: ['browser'],
    alone: true,
    touchedBy: touches.screens,
    run: vitest('stories', 'stories'),
  },
  e2e: {
    title: 'Journeys',
    needs: ['build', 'browser'],
    alone: true,
    touchedBy: touches.journeys,
    run: journeys,
  },
  engines: {
    title: 'Firefox and WebKit',
    needs: ['build'],
    alone: true,
    long: true,
    touchedBy: touches.product,
    run: otherEngines,
  },
};

/**
 * The steps to run, in the order of the table, each with what it needs.
 * @param {string[]} wanted names; none means all but the long ones
 * @param {import('./changed/files.mjs').Change} [change] selects steps by the change, when no names are given
 * @returns {string[]} unknown names are kept, so that they are reported
 */
export const plan = (wanted, change) => {
  const all = Object.keys(steps);
  const isTouched = (/** @type {string} */ name) =>
    change?.files.some((file) => isTouchedBy(steps[name]?.touchedBy, file)) ?? true;
  const isWanted = (/** @type {string} */ name) => isTouched(name) && (isAll() || !steps[name]?.long);
  const first = wanted.length > 0 ? wanted : all.filter(isWanted);
  const needed = first.flatMap((name) => steps[name]?.needs ?? []);
  const read = change ? [] : first.flatMap((name) => steps[name]?.reads ?? []);
  const chosen = new Set([...first, ...needed, ...read]);
  return [...all.filter((name) => chosen.has(name)), ...wanted.filter((name) => !steps[name])];
};

// What `npm test` runs, in this order: cheap checks first, the browser last.
import { startPostgres } from './postgres.mjs';
import { all, answersFolder, check, playwright, vitest } from './runners.mjs';

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {import('./runners.mjs').Runner} run
 * @property {string[]} [needs] steps that must have run before; added when a single step is asked for
 */

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** The contract's coverage wants to know which answers the API tests have met. */
const recording = { ANSWERS_DIR: answersFolder };

/** Tests that need several connections at once run on a real server: a given one, else a throw-away cluster. */
const realPostgres = async () => {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  if (!server) {
    console.warn('NOT RUN: no PostgreSQL found. Set TEST_DATABASE_URL, or install the server (initdb).');
    return { passed: 0, failed: 0, skipped: 1, note: 'no PostgreSQL found: concurrency is untested here' };
  }
  try {
    return await vitest('postgres', ['pg'], { ...recording, TEST_DATABASE_URL: server.url })();
  } finally {
    await server.stop();
  }
};

/** @type {Record<string, Step>} */
export const steps = {
  lint: { title: 'Lint and format', run: check('biome', ['ci', '--error-on-warnings', '.']) },
  types: {
    title: 'Types',
    // The compiler uses one core; two of four run at a time.
    run: all(
      ['frontend', 'backend', 'mocks', '.ci'].map((folder) => check('tsc', ['-p', folder], {}, true)),
      2,
    ),
  },
  contract: { title: 'Contract lint', run: check('redocly', ['lint', 'openapi.yaml'], quiet) },
  fresh: { title: 'Generated code is fresh', run: check('node', ['.ci/contract-fresh.mjs']) },
  deadcode: { title: 'Unused code', run: check('knip', ['--no-config-hints']) },
  unit: { title: 'Unit', run: vitest('unit', ['unit']) },
  api: { title: 'API, embedded database', run: vitest('api', ['api'], recording) },
  pg: { title: 'API, real PostgreSQL', run: realPostgres },
  coverage: {
    title: 'Contract coverage',
    needs: ['api', 'pg'],
    run: check('node', ['.ci/contract-coverage.mjs']),
  },
  conformance: { title: 'Conformance', run: vitest('conformance', ['conformance']) },
  build: {
    title: 'Build',
    run: all([check('node', ['.ci/build.mjs']), check('node', ['.ci/build.mjs', 'demo'])]),
  },
  budgets: { title: 'Budgets', needs: ['build'], run: check('node', ['.ci/budgets.mjs']) },
  browser: { title: 'Browser', run: check('node', ['.ci/ensure-browser.mjs']) },
  stories: { title: 'Stories, light and dark', needs: ['browser'], run: vitest('stories', ['stories']) },
  demo: { title: 'Demo as a static site', needs: ['build', 'browser'], run: check('node', ['.ci/demo-check.mjs']) },
  storybook: { title: 'Storybook build', run: check('npm', ['run', 'build-storybook', '--silent', '--', '--quiet']) },
  visual: {
    title: 'Screens as pictures',
    needs: ['browser', 'storybook'],
    run: check('node', ['.ci/visual.mjs']),
  },
  e2e: { title: 'Journeys, mocks and backend', needs: ['build', 'browser'], run: playwright('e2e') },
};

/**
 * The steps to run, in the order of the table, each with what it needs.
 * @param {string[]} wanted names; none means all
 * @returns {string[]} unknown names stay in the list, so that they are reported
 */
export const plan = (wanted) => {
  if (wanted.length === 0) return Object.keys(steps);
  const chosen = new Set(wanted.flatMap((name) => [...(steps[name]?.needs ?? []), name]));
  const known = Object.keys(steps).filter((name) => chosen.has(name));
  return [...known, ...wanted.filter((name) => !steps[name])];
};

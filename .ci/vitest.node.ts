// The test projects under plain Node. Their commands use this file directly: the root's config also loads Storybook,
// which adds three seconds to every run.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messageMacros } from '../frontend/tools/i18n/message-macros.ts';
import { aliases } from './aliases.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = here('..');
const alias = Object.fromEntries(Object.entries(aliases).map(([name, folder]) => [name, here(`../${folder}`)]));

const PG_TESTS = ['backend/**/*.pg.test.ts'];
/** Whole `npm test` runs leave these to `npm run test:all`: they start and kill servers, or fill databases. */
const skippedTests = process.env.SKIP_LONG_TESTS === 'true' ? ['**/*.long.*'] : [];
const CONFORMANCE_TESTS = ['mocks/conformance/**/*.test.ts', 'backend/test/conformance/**/*.test.ts'];

/** Tests under plain Node. */
const node = (name: string, include: string[], exclude: string[] = []) => ({
  root,
  plugins: [messageMacros()],
  resolve: { alias },
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', '**/dist/**', ...skippedTests, ...exclude],
    environment: 'node' as const,
    env: { TZ: 'UTC' },
    // These timeouts stop hanging tests. The defaults of five seconds and one would time out on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

/** Modules of which a page has one instance: its session, its transport, its theme, its server render. */
const SINGLE = ['frontend/src/{entry-server,owner-pages,rendered-pages,session/*,api/*,lib/theme}.test.ts'];

/**
 * Many small files: threads start faster than processes, and the default would leave one of two cores idle. Modules are
 * shared with the next file, which saves three fifths of the time: no file may leave state in a module or in globals.
 */
const unit = (name: string, include: string[], exclude: string[], isolate: boolean) => {
  const project = node(name, include, exclude);
  return {
    ...project,
    test: { ...project.test, pool: 'threads' as const, maxWorkers: 2, isolate, unstubGlobals: true },
  };
};

/**
 * Tests that start the application with a database: three at a time on two cores, because each is idle for a fifth of
 * its time; more engines need more memory. The files of a worker share the modules and with them the compiled contract,
 * so no file may leave state in a module that another could see.
 */
const server = (name: string, include: string[], exclude: string[] = []) => {
  const project = node(name, include, exclude);
  return {
    ...project,
    test: {
      ...project.test,
      maxWorkers: 3,
      isolate: false,
    },
  };
};

/** Files that take five seconds and more. Started last, one would run alone. */
const LONG = new RegExp(
  [
    '/(?:conformance/backend|db/migrate|guest-orders/at-once|http/every-operation|invoices/invoice-file)\\.(?:pg\\.)?test\\.ts$',
    '/sequences/sequences\\.test\\.ts$',
    '/i18n/catalogs\\.test\\.ts$',
    '\\.long\\.',
  ].join('|'),
);

/** The order for a first run, without known durations; otherwise that of vitest's cache. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const both = server('conformance', CONFORMANCE_TESTS);
/** The mocks load no catalogue themselves: in a browser they answer in the language of the page. */
const conformance = { ...both, test: { ...both.test, setupFiles: [here('../backend/src/i18n/translations.ts')] } };

export const nodeProjects = [
  unit(
    'unit',
    ['{frontend/src,frontend/tools,mocks,contract,packages,demo,.ci}/**/*.test.ts'],
    [...CONFORMANCE_TESTS, ...SINGLE],
    false,
  ),
  unit('unit-single', SINGLE, [], true),
  server('api', ['backend/**/*.test.ts'], [...PG_TESTS, ...CONFORMANCE_TESTS]),
  server('pg', PG_TESTS),
  conformance,
];

/** Applies to the whole run; no project can set it. */
export const order = { sequencer: LongFirst };

export default defineConfig({ root, test: { sequence: order, projects: nodeProjects } });

// All test projects but the journeys. Every project has the repository as its root: coverage is matched against it.
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { comparePicture } from './.ci/visual/picture-command.mjs';
import { launchOptions } from './frontend/browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = here('.');
const alias = { '@': here('./frontend/src'), '@shared': here('./backend/shared') };

const PG_TESTS = ['backend/**/*.pg.test.ts'];
const CONFORMANCE_TESTS = ['mocks/conformance/**/*.test.ts', 'backend/test/conformance/**/*.test.ts'];

/** Tests under plain Node. */
const node = (name: string, include: string[], exclude: string[] = []) => ({
  root,
  resolve: { alias },
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
    environment: 'node' as const,
    env: { TZ: 'UTC' },
  },
});

/** Many small files: threads start faster than processes, and the default would leave one of two cores idle. */
const unit = (include: string[], exclude: string[]) => {
  const project = node('unit', include, exclude);
  return { ...project, test: { ...project.test, pool: 'threads' as const, maxWorkers: 2 } };
};

/**
 * Tests that start the application with a database: three at a time on two cores, because each waits a fifth of its time; more
 * engines need more memory. The files of a worker share the modules and with them the compiled contract, so no file may leave
 * anything in a module that another could see.
 */
const server = (name: string, include: string[], exclude: string[] = []) => {
  const project = node(name, include, exclude);
  return {
    ...project,
    test: {
      ...project.test,
      ...{ testTimeout: 90_000, hookTimeout: 90_000, maxWorkers: 3, isolate: false },
      expect: { poll: { timeout: 20_000 } }, // the default of one second is a timed test on a busy machine
    },
  };
};

/** Every story in a real browser: it renders, its play function passes, axe finds nothing in either theme. */
const stories = {
  extends: here('./frontend/vite.config.ts'),
  root,
  plugins: [
    storybookTest({
      configDir: here('./.storybook'),
      storybookScript: 'npm run storybook -- --no-open',
    }),
  ],
  // Found when the first password is chosen, it would be optimized then, which reloads the page in the middle of a story.
  optimizeDeps: { include: ['@zxcvbn-ts/language-common'] },
  test: {
    name: 'stories',
    setupFiles: [here('./frontend/src/test/story-browser.setup.ts')],
    isolate: false, // one page per worker instead of one per file: about a third faster
    maxWorkers: 3, // on two cores: each waits for frames of the browser a quarter of its time
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { comparePicture },
      // React writes tracks for the browser's profiler while it finds these; nobody reads them here.
      testerScripts: [{ content: 'console.timeStamp = console.createTask = undefined;' }],
      provider: playwright({
        launchOptions,
        contextOptions: { reducedMotion: 'reduce' as const, locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  root,
  test: {
    coverage: {
      provider: 'v8',
      reportsDirectory: here('./reports/coverage'),
      include: ['frontend/src/**/*.{ts,tsx}', 'backend/src/**/*.ts', 'mocks/**/*.ts'],
      exclude: ['**/generated/**', '**/*.gen.ts', '**/*.stories.tsx', '**/*.test.*'],
    },
    projects: [
      unit(['frontend/src/**/*.test.ts', 'mocks/**/*.test.ts', '.ci/**/*.test.ts'], CONFORMANCE_TESTS),
      server('api', ['backend/**/*.test.ts'], [...PG_TESTS, ...CONFORMANCE_TESTS]),
      server('pg', PG_TESTS),
      server('conformance', CONFORMANCE_TESTS),
      stories,
    ],
  },
});

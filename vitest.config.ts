// All test projects but the journeys, for editors, Storybook's panel and `npx vitest`. Every project has the repository as its
// root: coverage is matched against it.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compareOutline, comparePicture } from './.ci/visual/picture-command.mjs';
import { nodeProjects, order } from './.ci/vitest.node.ts';
import { launchOptions } from './frontend/browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = here('.');

/** Screens in other languages: a document has one for its whole life, so these run in pages of their own. */
const BANGLA = 'frontend/src/test/languages/bangla.stories.tsx';
const PSEUDO = 'frontend/src/test/languages/pseudo.stories.tsx';

/**
 * The stories of features show parts of screens, whose own stories show them again: `npm test` leaves them to
 * `npm run test:all`, and those in long words, too.
 */
const isShort = process.env.STORY_STATES === 'first';
const partsOfScreens = globSync('frontend/src/features/**/*.stories.tsx', { cwd: root }).filter((file) =>
  readFileSync(here(file), 'utf8').includes("title: 'Features/"),
);

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
  optimizeDeps: {
    include: [
      '@zxcvbn-ts/language-common',
      '@lingui/core',
      '@lingui/message-utils/compileMessage',
      '@lingui/react/server',
      '@noble/hashes/sha2.js',
      '@noble/hashes/utils.js',
    ],
  },
  test: {
    name: 'stories',
    env: { STORY_STATES: process.env.STORY_STATES ?? 'all' },
    setupFiles: [here('./frontend/src/test/story-browser.setup.ts')],
    isolate: false, // one page per worker instead of one per file: about a third faster
    maxWorkers: 3, // on two cores: each waits for frames of the browser a quarter of its time
    testTimeout: 300_000,
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 600_000, // a minute, the default, is too short for a busy machine's first start
      screenshotFailures: false,
      commands: { compareOutline, comparePicture },
      // React writes tracks for the browser's profiler while it finds these; nobody reads them here.
      testerScripts: [{ content: 'console.timeStamp = console.createTask = undefined;' }],
      provider: playwright({
        launchOptions,
        contextOptions: { reducedMotion: 'reduce' as const, locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [
        {
          browser: 'chromium' as const,
          name: 'stories',
          exclude: [BANGLA, PSEUDO, ...(isShort ? partsOfScreens : [])],
        },
        { browser: 'chromium' as const, name: 'stories in Bangla', include: [BANGLA], env: { VITE_LANGUAGE: 'bn' } },
        ...(isShort
          ? []
          : [
              {
                browser: 'chromium' as const,
                name: 'stories in long words',
                include: [PSEUDO],
                env: { VITE_LANGUAGE: 'pseudo' },
              },
            ]),
      ],
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
    sequence: order,
    projects: [...nodeProjects, stories],
  },
});

// The journeys: in a browser against the real server, and those that differ there against the demo on mocks.
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './frontend/browser.ts';
import { isolatedSitePort } from './frontend/e2e/support/isolated-site.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Which servers are started: the built demo on mocks, the built site, or the mocks on the development server. */
const wanted = (process.env.E2E_TARGETS ?? 'demo,backend').split(',');
const isQuick = wanted.includes('development');
const hasMocks = isQuick || wanted.includes('demo');

const mocksPort = process.env.E2E_MOCKS_PORT ?? '5374';
const backendPort = process.env.E2E_BACKEND_PORT ?? '5301';
const [mocks, backend] = [`http://127.0.0.1:${mocksPort}`, `http://localhost:${backendPort}`];

const servers = wanted.flatMap((name) =>
  name === 'backend' ? [`backend:${backendPort}`, `backend:${isolatedSitePort}`] : [`${name}:${mocksPort}`],
);

/** `npm test` runs the core of the journeys only; by hand, and in `npm run test:all`, the others run too. */
const isCore = process.env.E2E_CORE === 'true';
/** Journeys of a project: those whose title has each of the marks. */
const marked = (...marks: RegExp[]) =>
  new RegExp([...marks, ...(isCore ? [/@core\b/] : [])].map(({ source }) => `(?=.*${source})`).join(''));

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };

export default defineConfig({
  testDir: here('./frontend/e2e'),
  outputDir: here('./reports/e2e/results'),
  fullyParallel: true,
  workers: 3, // on two cores: every test waits now and then
  forbidOnly: Boolean(process.env.CI),
  // `npm run test:all` has further forms of what a journey without this mark proves.
  ...(process.env.TEST_ALL === 'true' ? {} : { grepInvert: /@long\b/ }),
  timeout: 400_000, // ends what hangs; a machine slowed to a quarter stops for seconds at a time
  expect: { timeout: 90_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? here('./reports/e2e.json') }],
    ['html', { outputFolder: here('./reports/e2e/html'), open: 'never' }],
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    trace: 'off', // recording costs a third of the whole run; ask for it with --trace retain-on-failure
    screenshot: 'only-on-failure',
    // Journeys do not see requests that a service worker sends; those about the worker allow it.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    // Files, mails, storage and addresses without a server work in another way there; the rest of a journey is proven
    // once, as the conformance suite proves that mocks and server answer alike. By hand every journey runs on mocks.
    ...(hasMocks
      ? [
          {
            name: 'mocks',
            testMatch: ['journeys/**', 'mocks/**'],
            ...(isQuick ? {} : { grep: marked(/(?:@mocks\b|\bmocks[/\\][\w-]+\.spec\.ts)/) }),
            use: { ...desktop, baseURL: mocks, serviceWorkers: 'allow' as const },
          },
        ]
      : []),
    {
      name: 'backend',
      testIgnore: ['mocks/**', 'scroll-bars/**'],
      grep: marked(),
      use: { ...desktop, baseURL: backend },
    },
    // Journeys whose way differs on a phone; how the other screens look there is seen in their stories.
    {
      name: 'backend-phone',
      testMatch: 'journeys/**',
      grep: marked(/@phone\b/),
      use: { ...phone, baseURL: backend },
    },
    {
      name: 'scroll-bars',
      testMatch: 'scroll-bars/**',
      grep: marked(),
      use: {
        ...desktop,
        baseURL: backend,
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
  ],
  // Started fresh every time: a server left over from an older build would make the result worthless.
  webServer: {
    name: 'servers',
    command: `node .ci/e2e-server.mjs ${servers.join(' ')}`,
    cwd: here('.'),
    wait: { stdout: /Every server answers/ },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

// The journeys: in a browser against the real server, and those that differ there against the demo on mocks.
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './frontend/browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Which servers are started: the built demo on mocks, the built site, or the mocks on the development server. */
const wanted = (process.env.E2E_TARGETS ?? 'demo,backend').split(',');
const isQuick = wanted.includes('development');

const mocks = { port: process.env.E2E_MOCKS_PORT ?? '5374', names: ['demo', 'development'] };
const backend = { port: process.env.E2E_BACKEND_PORT ?? '5301', names: ['backend'] };
const origin = ({ port }: { port: string }) => `http://127.0.0.1:${port}`;

/** Starts fresh every time: a server left over from an older build would make the result worthless. */
const server = (target: typeof mocks) => {
  const started = {
    cwd: here('.'),
    url: origin(target),
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
  const names = target.names.filter((name) => wanted.includes(name));
  return names.map((name) => ({ ...started, name, command: `node .ci/e2e-server.mjs ${name} ${target.port}` }));
};

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };

export default defineConfig({
  testDir: here('./frontend/e2e'),
  outputDir: here('./reports/e2e/results'),
  fullyParallel: true,
  workers: 3, // on two cores: every test waits now and then
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
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
    launchOptions,
  },
  projects: [
    // Files, mails, storage and addresses without a server work in another way there; the rest of a journey is proven
    // once, as the conformance suite proves that mocks and server answer alike. By hand every journey runs on mocks.
    {
      name: 'mocks',
      testMatch: ['journeys/**', 'mocks/**'],
      ...(isQuick ? {} : { grep: [/@mocks\b/, /\bmocks[/\\][\w-]+\.spec\.ts/] }),
      use: { ...desktop, baseURL: origin(mocks) },
    },
    { name: 'backend', testIgnore: 'mocks/**', use: { ...desktop, baseURL: origin(backend) } },
    // Journeys whose way differs on a phone; how the other screens look there is seen in their stories.
    {
      name: 'backend-phone',
      testMatch: 'journeys/**',
      grep: /@phone\b/,
      use: { ...phone, baseURL: origin(backend) },
    },
  ],
  webServer: [...server(mocks), ...server(backend)],
});

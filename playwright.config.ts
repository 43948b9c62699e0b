// The journeys: the same files in a browser against the demo on mocks and against the real server.
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './frontend/browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const mocks = { port: process.env.E2E_MOCKS_PORT ?? '5374', name: 'mocks' };
const backend = { port: process.env.E2E_BACKEND_PORT ?? '5301', name: 'backend' };
const origin = ({ port }: { port: string }) => `http://127.0.0.1:${port}`;

/** Starts fresh every time: a server left over from an older build would make the result worthless. */
const server = (target: { port: string; name: string }) => ({
  name: target.name,
  command: `node .ci/e2e-server.mjs ${target.name} ${target.port}`,
  cwd: here('.'),
  url: origin(target),
  reuseExistingServer: false,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };

export default defineConfig({
  testDir: here('./frontend/e2e'),
  outputDir: here('./reports/e2e/results'),
  fullyParallel: true,
  workers: 3, // on two cores: every test waits now and then
  forbidOnly: Boolean(process.env.CI),
  // Once more on a busy machine, named in the summary; .ci/counts.mjs fails the run when it happens often.
  retries: process.env.CI ? 1 : 0,
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
    { name: 'mocks', testMatch: ['journeys/**', 'mocks/**'], use: { ...desktop, baseURL: origin(mocks) } },
    { name: 'backend', testIgnore: 'mocks/**', use: { ...desktop, baseURL: origin(backend) } },
    // Journeys whose way differs on a phone; how the other screens look there is seen in their stories.
    {
      name: 'backend-phone',
      testMatch: 'journeys/**',
      grep: /@phone\b/,
      use: { ...phone, baseURL: origin(backend) },
    },
  ],
  webServer: [server(mocks), server(backend)],
});

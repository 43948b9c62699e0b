// Which Chromium the browser tests use: .ci/ensure-browser.mjs finds it and remembers the answer.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const memory = fileURLToPath(new URL('../node_modules/.cache/browser.json', import.meta.url));

const remembered = (): string | undefined => {
  if (!existsSync(memory)) return undefined;
  const { executablePath } = JSON.parse(readFileSync(memory, 'utf8')) as { executablePath: string | null };
  return executablePath ?? undefined;
};

const executablePath = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE || remembered();

/**
 * A whole Chromium, unlike the headless shell, draws its address bar's popups as pages of their own in every new window:
 * two thirds of what a window costs. Of several such lists the last one counts, so Playwright's own follow.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
];

/** Launch options for Playwright; without a path it takes its own build. No request leaves for the browser's maker. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    `--disable-features=${UNUSED_FEATURES.join(',')}`,
  ],
};

#!/usr/bin/env node
// npm run test:journey -- wallet: journeys with this word in their path, against the mocks on the development server.
// Needs no build. Further arguments are passed to Playwright: --headed, --ui, -g 'a title', --trace on. `--backend`
// runs them against the built site on a fresh database instead.
import { run } from './exec.mjs';

const cliArgs = process.argv.slice(2);
const backend = cliArgs.includes('--backend');
const target = backend ? 'backend' : 'development';

const browser = await run('node', ['.ci/ensure-browser.mjs']);
const args = ['test', '--project', backend ? 'backend' : 'mocks', '--reporter', 'list'];
const own = cliArgs.filter((arg) => arg !== '--backend');
process.exitCode = browser || (await run('playwright', [...args, ...own], { E2E_TARGETS: target }));

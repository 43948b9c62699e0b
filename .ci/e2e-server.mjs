#!/usr/bin/env node
// A server for the journeys: `demo` is the built demo on mocks, `backend` the built site on a fresh database,
// `development` the mocks on Vite's development server, for which nothing is built.
// Usage: node .ci/e2e-server.mjs demo|backend|development <port>
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, run, toolEnv } from './exec.mjs';
import { startSite } from './site-server.mjs';

const [target = '', port = ''] = process.argv.slice(2);

/**
 * Vite with the API answered inside the browser.
 * @param {string[]} command `preview` serves the built demo, none the sources
 */
const startVite = (command) => {
  const address = ['--host', '127.0.0.1', '--port', port, '--strictPort'];
  const args = [...command, '--config', 'frontend/vite.config.ts', '--mode', 'mock', ...address];
  const child = spawn('vite', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: toolEnv() });
  const ended = new Promise((done) => child.once('exit', done));
  return { ended, stop: () => child.kill('SIGTERM') };
};

/** Does nothing when the build step has just run. */
const build = async (/** @type {string[]} */ ...what) => {
  const code = await run('node', ['.ci/build.mjs', ...what]);
  if (code !== 0) process.exit(code);
};

/** A known place, so that journeys can read the mails that the server writes. */
const DATA_DIR = join(root, 'reports', 'e2e', `data-${port}`);

/** @type {Record<string, () => Promise<{ ended: Promise<unknown>, stop: () => unknown }>>} */
const targets = {
  development: async () => startVite([]),
  demo: async () => {
    await build('demo');
    return startVite(['preview']);
  },
  backend: async () => {
    await build();
    return startSite(port, 'inherit', { DATA_DIR });
  },
};

const server = await targets[target]?.();
if (!server) throw new Error(`There is no target '${target}': ${Object.keys(targets).join(', ')}`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.stop());
await server.ended;

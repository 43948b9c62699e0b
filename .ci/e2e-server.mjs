#!/usr/bin/env node
// Servers for the journeys, started concurrently: `demo` is the built demo on mocks, `backend` the built site on a
// fresh database, `development` the mocks on Vite's development server, which needs no build.
// Usage: node .ci/e2e-server.mjs demo:<port> backend:<port> …
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, run, toolEnv } from './exec.mjs';
import { answers, startSite } from './site-server.mjs';

/** @typedef {{ ended: Promise<unknown>, stop: () => unknown, ready: () => Promise<void> }} Started */

/**
 * Vite with the API answered inside the browser.
 * @param {string} port
 * @param {string[]} command `preview` serves the built demo, none the sources
 * @returns {Started}
 */
const startVite = (port, command) => {
  const address = ['--host', '127.0.0.1', '--port', port, '--strictPort'];
  const args = [...command, '--config', 'frontend/vite.config.ts', '--mode', 'mock', ...address];
  const child = spawn('vite', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: toolEnv() });
  const ended = new Promise((done) => child.once('exit', done));
  const ready = async () => {
    while (child.exitCode === null && !(await answers(`http://127.0.0.1:${port}`))) await sleep(100);
  };
  return { ended, ready, stop: () => child.kill('SIGTERM') };
};

/**
 * Under a host name, because browsers do not allow passkeys for IP addresses, and in a known folder: journeys read the
 * emails in it.
 */
const startBackend = (/** @type {string} */ port) =>
  startSite(port, 'inherit', {
    DATA_DIR: join(root, 'reports', 'e2e', `data-${port}`),
    PUBLIC_URL: `http://localhost:${port}`,
    COUNT_VISITS: 'true',
    // An issuer of a journey is on this machine.
    ISSUERS_ALLOW_PRIVATE: 'true',
  });

/** @type {Record<string, { build: string[] | undefined, start: (port: string) => Started }>} */
const targets = {
  development: { build: undefined, start: (port) => startVite(port, []) },
  demo: { build: ['demo'], start: (port) => startVite(port, ['preview']) },
  backend: { build: [], start: startBackend },
};

const requested = process.argv.slice(2).map((argument) => {
  const [name = '', port = ''] = argument.split(':');
  const target = targets[name];
  if (!target) throw new Error(`There is no target '${name}': ${Object.keys(targets).join(', ')}`);
  return { ...target, port };
});

for (const build of new Set(requested.map((target) => target.build))) {
  const code = build ? await run('node', ['.ci/build.mjs', ...build]) : 0; // does nothing when the build step has just run
  if (code !== 0) process.exit(code);
}
for (const { port } of requested) {
  // A server left over from an older build would answer instead of the new one.
  if (await answers(`http://127.0.0.1:${port}`)) throw new Error(`Port ${port} is in use`);
}
const servers = requested.map(({ start, port }) => start(port));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => servers.map((server) => server.stop()));
const ended = Promise.race(servers.map((server) => server.ended)); // without one the results of the others are worthless
try {
  const ready = Promise.all(servers.map((server) => server.ready())).then(() => true);
  if (await Promise.race([ready, ended.then(() => false)])) console.log('Every server answers');
  await ended;
} finally {
  for (const server of servers) server.stop();
  await Promise.all(servers.map((server) => server.ended));
}

#!/usr/bin/env node
// A server for the journeys: `mocks` is the built demo, `backend` the built site on a fresh database.
// Usage: node .ci/e2e-server.mjs mocks|backend <port>
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, run, toolEnv } from './exec.mjs';
import { startSite } from './site-server.mjs';

const [target = '', port = ''] = process.argv.slice(2);

/** The built demo, its API answered inside the browser. */
const startDemo = () => {
  const address = ['--host', '127.0.0.1', '--port', port, '--strictPort'];
  const args = ['preview', '--config', 'frontend/vite.config.ts', '--mode', 'mock', ...address];
  const child = spawn('vite', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: toolEnv() });
  const ended = new Promise((done) => child.once('exit', done));
  return { ended, stop: () => child.kill('SIGTERM') };
};

const built = await run('node', ['.ci/build.mjs', ...(target === 'mocks' ? ['demo'] : [])]);
if (built !== 0) process.exit(built);

/** A known place, so that journeys can read the mails that the server writes. */
const DATA_DIR = join(root, 'reports', 'e2e', `data-${port}`);

const server = target === 'mocks' ? startDemo() : startSite(port, 'inherit', { DATA_DIR });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.stop());
await server.ended;

// The built site on a separate database, for journeys and benchmarks.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, toolEnv } from './exec.mjs';

const START_LIMIT_MS = 300_000;

/**
 * @param {string} address
 * @returns whether any server answers, with whatever status
 */
export const answers = (address) =>
  fetch(address).then(
    () => true,
    () => false,
  );

/**
 * Starts the server in a new temporary folder, which is removed when the server exits, or in the DATA_DIR of `extra`,
 * emptied.
 * @param {string} port
 * @param {'inherit' | 'ignore'} [output]
 * @param {Record<string, string>} [extra] settings of this start
 */
export const startSite = (port, output = 'inherit', extra = {}) => {
  const folder = extra.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'studio-site-'));
  if (extra.DATA_DIR) rmSync(folder, { recursive: true, force: true });
  const origin = `http://127.0.0.1:${port}`;
  // All calls come from one IP address: rate limits would block the second half of the tests.
  const own = { PORT: port, PUBLIC_URL: origin, DATA_DIR: folder, DATABASE_URL: '', RATE_LIMIT_FACTOR: '1000' };
  const child = spawn('node', ['backend/src/process/main.ts'], {
    cwd: root,
    stdio: ['ignore', output, 'inherit'],
    env: toolEnv({ ...own, ...extra }),
  });
  const ended = new Promise((done) => child.once('exit', done)).then((code) => {
    rmSync(folder, { recursive: true, force: true });
    return /** @type {number | null} */ (code);
  });
  return {
    pid: child.pid,
    origin,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    /** Resolves when the site answers. @throws Error when it exits or takes too long */
    ready: async () => {
      const isReady = () =>
        fetch(`${origin}/readyz`).then(
          (r) => r.ok,
          () => false,
        );
      for (const until = Date.now() + START_LIMIT_MS; !(await isReady()); await sleep(200))
        if (child.exitCode !== null || Date.now() > until) throw new Error('The site does not start');
    },
  };
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const START_LIMIT_MS = 120_000;

export interface OwnSite {
  stop(): Promise<void>;
}

const answers = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The built site on a database of its own, for what would disturb every other journey. Resolves when it answers.
 * @param host browsers keep passkeys for names only, not for numbers
 */
export const startOwnSite = async (port: string, host = '127.0.0.1'): Promise<OwnSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'studio-site-'));
  const origin = `http://${host}:${port}`;
  const own = { PORT: port, PUBLIC_URL: origin, DATA_DIR: folder, DATABASE_URL: '', RATE_LIMIT_FACTOR: '1000' };
  const env = { ...process.env, ...own };
  const server: ChildProcess = spawn(process.execPath, ['backend/src/process/main.ts'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  for (const until = Date.now() + START_LIMIT_MS; !(await answers(origin)); await sleep(200)) {
    if (server.exitCode !== null || Date.now() > until) throw new Error('The site does not start');
  }
  return {
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

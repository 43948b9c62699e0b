// Starts other programs: always from the repository root, with the project's own Node and tools first on the path.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository root, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Environment in which `node`, `vite`, `vitest` … are the versions pinned by this project. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
});

/** Redocly without its telemetry and its hint at newer versions. */
export const quietRedocly = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** A hanging step is a failed step; no step comes near this limit, not even on a machine four times slower. */
const LIMIT_MS = 60 * 60_000;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env added to the environment
 * @param {'inherit' | 'pipe'} output
 * @param {string} [folder] where it runs
 * @returns {Promise<{ code: number, output: Buffer }>}
 */
const runToEnd = (command, args, env, output, folder = root) =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
      env: toolEnv(env),
    });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => chunks.push(part));
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
    }, LIMIT_MS);
    const end = (/** @type {number} */ code) => {
      clearTimeout(limit);
      done({ code, output: Buffer.concat(chunks) });
    };
    child.on('error', () => end(127));
    // Not before the streams have ended, if they are piped.
    child.on(output === 'pipe' ? 'close' : 'exit', (code, signal) => end(late ? 124 : signal ? 128 : (code ?? 1)));
  });

/**
 * Runs a program with its output on this terminal and waits for its exit.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to the environment
 * @param {string} [apart] buffers the output until the exit and prints this heading above it: for concurrent programs
 * @returns {Promise<number>} exit code; 127 when it cannot be started, 124 when it took too long, 128 when it was
 * killed by a signal
 */
export const run = async (command, args, env = {}, apart) => {
  const { code, output } = await runToEnd(command, args, env, apart === undefined ? 'inherit' : 'pipe');
  process.stdout.write(Buffer.concat([Buffer.from(apart ?? ''), output]));
  return code;
};

/**
 * Runs a program, waits for its exit and returns its output.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to the environment
 * @param {string} [folder] where it runs, instead of this repository
 */
export const capture = async (command, args, env = {}, folder) => {
  const { code, output } = await runToEnd(command, args, env, 'pipe', folder);
  return { code, output: output.toString() };
};

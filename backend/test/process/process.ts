import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../src/process/main.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  url: string;
  /** Resolves with the exit code, or the name of the signal. */
  ended: Promise<number | NodeJS.Signals>;
}

/**
 * Starts the real server as a separate process; it receives only the given variables and the path to Node. Pages are
 * rendered on request: few of a test's many starts request any.
 */
export function startProcess(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, DEMO_DATA: 'false', PORT: '0', WARM_PAGES: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const running: ServerProcess = {
    child,
    output: () => output,
    url: '',
    ended: once(child, 'close').then(([code, signal]) => code ?? signal),
  };
  const keep = (part: Buffer) => {
    output += part;
    running.url ||= /Site +(http:[^\s"]+)/.exec(output)?.[1] ?? '';
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return running;
}

/** Waits until the server answers. @throws Error with its output when it exits first */
export async function ready(server: ServerProcess): Promise<ServerProcess> {
  const ended = server.ended.then((code) => {
    throw new Error(`The server ended (${code}):\n${server.output()}`);
  });
  const answering = (async () => {
    while (!server.url) await sleep(30);
  })();
  await Promise.race([answering, ended]);
  ended.catch(() => {});
  return server;
}

/** Stops it if it is still running. */
export async function kill(server: ServerProcess | undefined): Promise<void> {
  if (!server || server.child.exitCode !== null || server.child.signalCode !== null) return;
  server.child.kill('SIGKILL');
  await server.ended;
}

import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { kill, ready, type ServerProcess, startProcess } from '../../../backend/test/process/process.ts';

/** Of a graceful stop: running requests are finished, then the process exits. */
const STOP_LIMIT_MS = 20_000;

/** Several servers on one database and one file store. */
export interface Servers {
  origins: string[];
  /** Kills one without warning and restarts it. */
  crash(index: number): Promise<void>;
  /** Stops one gracefully and starts the next release in its place. */
  upgrade(index: number): Promise<void>;
  /** The output of all servers. */
  output(): string;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

/** Starts `count` servers concurrently, as an orchestrator would: one of them migrates the database. */
export async function startServers(count: number, folder: string, env: Record<string, string>): Promise<Servers> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const launch = (index: number) =>
    startProcess({
      ...env,
      HOST: '127.0.0.1',
      PORT: String(ports[index]),
      DATA_DIR: path.join(folder, String(index)), // no shared disk
    });
  const started: ServerProcess[] = ports.map((_, index) => launch(index));
  const running = await Promise.all(started.map(ready));
  const replace = async (index: number) => {
    const next = launch(index);
    started.push(next);
    running[index] = await ready(next);
  };

  return {
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    crash: async (index) => {
      await kill(running[index]);
      await replace(index);
    },
    upgrade: async (index) => {
      const former = running[index];
      former?.child.kill('SIGTERM');
      const tooLong = sleep(STOP_LIMIT_MS, 'it does not end', { ref: false });
      const code = await Promise.race([former?.ended, tooLong]);
      if (code !== 0) throw new Error(`A server ended with ${String(code)}:\n${former?.output()}`);
      await replace(index);
    },
    output: () => started.map((server) => server.output()).join('\n'),
    close: async () => {
      await Promise.all(running.map(kill));
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { kill, ready, startProcess } from '../../../backend/test/process/process.ts';
import { recordingLogger } from '../../../backend/test/support/doubles.ts';
import { migrateFolder } from '../../../backend/test/support/engines.ts';
import { createCluster } from './cluster.ts';

/** A running site of which a part is killed and restarted. */
export interface Ground {
  url(): string;
  /** Kills the next part without warning. */
  kill(cycle: number): Promise<void>;
  /** Resolves when the site works again. */
  revive(): Promise<void>;
  remove(): Promise<void>;
}

/** A target that can also be stopped gracefully, and exposes its storage. */
export interface StoppableGround extends Ground {
  dataDir: string;
  /** Resolves with the exit code, or the name of the signal. */
  stop(): Promise<number | NodeJS.Signals>;
}

const SERVES_AGAIN_MS = 10_000;

/** The server with its embedded database; the server is killed. */
export async function embeddedGround(): Promise<StoppableGround> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'studio-crash-'));
  await migrateFolder(dataDir, recordingLogger());
  const launch = () => startProcess({ DATA_DIR: dataDir, DEMO_DATA: 'true', RATE_LIMIT_FACTOR: '1000' });
  let server = await ready(launch());
  return {
    dataDir,
    url: () => server.url,
    kill: () => kill(server),
    stop: () => {
      server.child.kill('SIGTERM');
      return server.ended;
    },
    revive: async () => {
      server = await ready(launch());
    },
    remove: async () => {
      await kill(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The server on PostgreSQL; kills the postmaster and the server in turn. */
export async function postgresGround(): Promise<Ground> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'studio-crash-'));
  const cluster = createCluster();
  await cluster.start();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: cluster.url, DEMO_DATA: 'true', RATE_LIMIT_FACTOR: '1000' };
  const launch = () => startProcess(settings);
  let server = await ready(launch());
  const serves = async () => {
    for (const until = Date.now() + SERVES_AGAIN_MS; Date.now() < until; await sleep(50)) {
      if ((await fetch(`${server.url}/readyz`)).status === 200) return;
    }
    throw new Error('The server does not find its database again');
  };
  return {
    url: () => server.url,
    kill: (cycle) => (cycle % 2 === 0 ? cluster.kill() : kill(server)),
    revive: async () => {
      await cluster.start();
      if (server.child.signalCode !== null) server = await ready(launch());
      await serves();
    },
    remove: async () => {
      await kill(server);
      await cluster.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

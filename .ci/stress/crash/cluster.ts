import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const START_LIMIT_MS = 30_000;

/** A separate PostgreSQL server that can be killed and restarted; it syncs to disk like a production server. */
export interface Cluster {
  url: string;
  /** Resolves when it accepts connections. */
  start(): Promise<void>;
  /** kill -9 of the postmaster. */
  kill(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** The folder of PostgreSQL binaries that contains all of the named ones. */
export function findPrograms(names = ['initdb', 'postgres']): string {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).map((name) => path.join(base, name, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...versions];
  const found = folders.find((folder) => names.every((name) => existsSync(path.join(folder, name))));
  if (!found) throw new Error(`PostgreSQL was not found: put ${names.join(', ')} on the path`);
  return found;
}

/** PostgreSQL refuses to run as root. */
export function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'postgres']).stdout));
  if (!uid) throw new Error('PostgreSQL does not run as root, and there is no user postgres');
  return { uid, gid };
}

export async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    );
}

export function createCluster(): Cluster {
  const programs = findPrograms();
  const user = owner();
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-crash-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = path.join(folder, 'data');
  const options = {
    ...user,
    cwd: folder,
    stdio: 'ignore' as const,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
  };
  const format = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(path.join(programs, 'initdb'), ['-D', data, ...format], options);
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`];
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | undefined;
  const running = () => server !== undefined && server.exitCode === null && server.signalCode === null;

  const end = async (signal: NodeJS.Signals) => {
    if (!server || !running()) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };

  return {
    url,
    start: async () => {
      for (const until = Date.now() + START_LIMIT_MS; Date.now() < until; await sleep(50)) {
        // A server started too early exits, because sessions of the killed one still hold the shared memory.
        if (!running()) server = spawn(path.join(programs, 'postgres'), ['-D', data, ...settings], options);
        if (await accepts(url)) return;
      }
      throw new Error('PostgreSQL does not start');
    },
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
